(* Functions of the library with fewer arguments, and as values.
   RUN: %everywhere %s
*)
let number i = print_int i; print_char ' '
let show = Array.iter number
let shout = Printf.printf "%s!%d " 
let texts = Array.map (Printf.sprintf "<%d>")
let sum = Array.fold_left (fun x y -> x + y) 0
let at_least = Array.map (max 10)
let fields f = [| f 1; f 2 |]

let () =
  let a = [| 3; 30; 300 |] in
  show a;
  show (at_least a);
  number (sum a);
  shout "a" 1;
  let b = shout "b" in
  b 2; b 3;
  Array.iter print_string (texts a);
  Array.iteri (Printf.printf "[%d %d]") a;
  let get = Array.get a in
  number (get 0); number (get 2);
  let make = Array.init 3 in
  show (make (fun i -> i * i));
  Array.iter (fun f -> number (f 7)) [| min 5; max 5; min 9; abs |];
  let middle = String.sub "hello world" in
  print_string (middle 6 5);
  let middle = middle 0 in
  print_string (middle 4);
  let operations = [| (fun x y -> x + y); min; max; Int.add |] in
  Array.iter (fun f -> number (f 3 4)) operations;
  show (fields (min 1));
  print_newline ()

(* >>> output
3 30 300 10 30 300 333 a!1 b!2 b!3 <3><30><300>[0 3][1 30][2 300]3 300 0 1 4 5 7 7 7 worldhell7 3 4 7 1 1 
<<< *)
