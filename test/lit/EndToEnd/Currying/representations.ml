(* Functions of one type that take two arguments at once, and others that return
   a function after an effect, meet in arrays, references, tuples, branches,
   results and parameters.
   RUN: %everywhere %s
*)
let print s = print_string s; print_char ' '
let number i = print_int i; print_char ' '

let add x y = x + y
let slow x = print "slow"; fun y -> x - y
let three x y z = x + 10 * y + 100 * z
let staged x = print "first"; fun y -> print "second"; fun z -> x * y * z

let choose c = if c then add else slow
let first = [| three; staged; (fun x -> three x); (fun x y -> staged x y) |]
let cell = ref add
let pair = (slow, add)

let apply f = f 1 2
let apply_twice f = let g = f 5 in number (g 1); number (g 2)
let one_by_one f = let g = f 1 in let h = g 2 in h 3
let at_once f = f 1 2 3
let uncurry f (x, y) = f x y
let curry f x y = f (x, y)

let () =
  number (choose true 3 4);
  number (choose false 3 4);
  number (apply add); number (apply slow);
  apply_twice add; apply_twice slow; apply_twice (choose false);
  for i = 0 to 3 do
    number (first.(i) 1 2 3);
    number (one_by_one first.(i));
    let f = first.(i) 4 in
    number (f 5 6);
    number (at_once first.(i))
  done;
  cell := slow;
  let f = !cell 7 in
  number (f 1); number (f 2);
  cell := add;
  number (!cell 7 1);
  let (f, g) = pair in
  number (f 9 1); number (g 9 1);
  number (uncurry slow (5, 6));
  number (curry (fun (x, y) -> x * y) 5 6);
  let h = curry (uncurry slow) 8 in
  number (h 3);
  print_newline ()

(* >>> output
7 slow -1 3 slow -1 6 7 slow 4 3 slow 4 3 321 321 654 321 first second 6 first second 6 first second 120 first second 6 321 321 654 321 first second 6 first second 6 first second 120 first second 6 slow 6 5 8 slow 8 10 slow -1 30 slow 5 
<<< *)
