(* Church numerals: functions as numbers.
   RUN: %everywhere %s
*)
let zero f x = x
let succ n f x = f (n f x)
let add m n f x = m f (n f x)
let mul m n f = m (n f)

let to_int n = n (fun x -> x + 1) 0
let rec of_int k = if k = 0 then zero else succ (of_int (k - 1))

let yes x y = x
let no x y = y
let both p q x y = p (q x y) y
let to_bool b = b true false

let pair x y = fun choose -> choose x y
let first p = p (fun x y -> x)
let second p = p (fun x y -> y)

let () =
  let one f = succ zero f in
  let two f = succ one f in
  let three f x = add one two f x in
  Printf.printf "%d %d %d\n" (to_int one) (to_int two) (to_int three);
  Printf.printf "%d\n" (to_int (mul two three));
  Printf.printf "%d\n" (to_int (add (mul three three) two));
  Printf.printf "%d\n" (to_int (of_int 12));
  print_endline (three (fun s -> s ^ "!") "hello");
  Printf.printf "%b %b\n" (to_bool yes) (to_bool no);
  Printf.printf "%b\n" (to_bool (both yes no));
  let p = pair 3 4 in
  Printf.printf "%d %d\n" (first p) (second p)

(* >>> output
1 2 3
6
11
12
hello!!!
true false
false
3 4
<<< *)
