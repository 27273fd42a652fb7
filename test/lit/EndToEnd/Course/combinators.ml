(* Composition, currying and friends.
   RUN: %everywhere %s
*)
let compose f g x = f (g x)
let ( << ) f g = compose f g
let curry f x y = f (x, y)
let uncurry f (x, y) = f x y
let flip f a b = f b a
let const x _ = x
let id x = x
let twice f = compose f f

let rec repeat n f = if n = 0 then id else compose f (repeat (n - 1) f)

let pair_map f (a, b) = (f a, f b)
let fork f g x = (f x, g x)
let on op f x y = op (f x) (f y)

let () =
  let inc = ( + ) 1 in
  let double = ( * ) 2 in
  print_int ((compose inc double) 5); print_newline ();
  print_int ((double << inc << inc) 5); print_newline ();
  print_int (twice (twice double) 1); print_newline ();
  print_int (repeat 10 double 1); print_newline ();
  print_int (uncurry (+) (3, 4)); print_newline ();
  print_int (curry fst 3 "x"); print_newline ();
  print_int (flip (-) 1 10); print_newline ();
  print_int (const 42 "ignored"); print_newline ();
  let a, b = pair_map String.length ("one", "three") in
  Printf.printf "%d %d\n" a b;
  let a, b = fork string_of_int float_of_int 7 in
  Printf.printf "%s %.1f\n" a b;
  Printf.printf "%b\n" (on (=) abs 5 (-5))

(* >>> output
11
14
16
1024
7
3
9
42
3 5
7 7.0
true
<<< *)
