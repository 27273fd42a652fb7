(* Operators of the language that the program defines again.
   RUN: %everywhere %s
*)
module Complex = struct
  type t = { re : float; im : float }
  let ( + ) a b = { re = a.re +. b.re; im = a.im +. b.im }
  let ( * ) a b =
    { re = (a.re *. b.re) -. (a.im *. b.im);
      im = (a.re *. b.im) +. (a.im *. b.re) }
  let ( ~- ) a = { re = -. a.re; im = -. a.im }
  let ( = ) a b = a.re = b.re && a.im = b.im
  let ( ! ) a = { a with im = -. a.im }
  let print a = Printf.printf "%.1f%+.1fi\n" a.re a.im
end

module Checked = struct
  exception Overflow
  let ( + ) a b =
    let sum = a + b in
    if sum > 100 then raise Overflow else sum
  let ( mod ) a b = if b = 0 then 0 else a mod b
  let ( / ) a b = if b = 0 then None else Some (a / b)
  let rec ( ** ) base n = if n = 0 then 1 else base * (base ** (n - 1))
end

(* The operators outside the modules are those of the language. *)
let () =
  Printf.printf "%d %d %d\n" (1 + 2 * 3) (-4 + 1) (7 mod 3);
  let open Complex in
  let i = { re = 0.0; im = 1.0 } and one = { re = 1.0; im = 0.0 } in
  print (one + i * i);
  print (-i);
  print (!(one + i) * (one + i));
  print (List.fold_left ( + ) one [ i; i; one ]);
  Printf.printf "%b %b\n" (i * i = - one) (i = one)

let () =
  Printf.printf "%d\n" Checked.(2 ** 5 + 3);
  Printf.printf "%d\n" Checked.(7 mod 0);
  (match Checked.(7 / 0) with None -> print_endline "none" | Some n -> print_int n);
  match Checked.(60 + 50) with
  | n -> Printf.printf "%d\n" n
  | exception Checked.Overflow -> print_endline "overflow"

(* Within an expression, and as a parameter. Loops, formats and comparisons of the
   language do not use them. *)
let sum ( + ) zero l =
  let total = ref zero in
  for i = 1 to 3 do
    List.iter (fun x -> total := !total + x) l;
    Printf.printf "%d " i
  done;
  !total

let () =
  print_endline (sum ( ^ ) "" [ "a"; "b" ]);
  Printf.printf "%d\n" (sum (fun a b -> a - b) 100 [ 1; 2; 3 ]);
  let ( - ) = max in
  let ( && ) a b = Printf.printf "[%b %b]" a b; a in
  Printf.printf "%d %b\n" (3 - 4) (false && (print_string "evaluated "; true));
  let ( |> ) x f = f (x + 1) in
  let ( @@ ) f x = f (x + 2) in
  let ( := ) r v = Printf.printf "store %d\n" v; r.contents <- v in
  let r = ref 0 in
  r := 10 |> (fun x -> x * 2);
  Printf.printf "%d\n" (succ @@ !r)

let ( < ) = fun a b -> compare b a < 0
let () = Printf.printf "%b %b\n" (1 < 2) (2 < 1)
let ( <> ) (a : string) b = not (String.equal a b)
let () = Printf.printf "%b\n" ("a" <> "b")

let rec ( - ) a b = if b = 0 then a else pred a - pred b
let () = Printf.printf "%d\n" (10 - 4)

(* The last definition counts. *)
let ( + ) a b = a * b
let ( + ) a b = 1 + (a + b)
let () = Printf.printf "%d %d\n" (3 + 4) (Stdlib.( + ) 3 4)

(* The operator as a value is the function itself. *)
let () =
  let ( * ) x = print_string "once "; fun y -> x - y in
  let k = ( * ) 3 in
  Printf.printf "%d %d\n" (k 1) (k 2)

(* >>> output
7 -3 1
0.0+0.0i
-0.0-1.0i
2.0+0.0i
2.0+2.0i
true false
35
0
none
overflow
1 2 3 ababab
1 2 3 82
evaluated [false true]4 false
store 22
25
false true
true
6
12 7
once 2 1
<<< *)
