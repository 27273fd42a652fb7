(* A plus sign in front of an operand; of a float, also `+`.
   RUN: %everywhere %s
*)
let values = [+1; -2; + 3]
let f x = + x * 2
let g x = +. x *. 2.0
let h = +2.5 +. +. 1.5 -. -.1.0
let () =
  Printf.printf "%d %d %g %g %d\n" (f 3) (List.fold_left (+) 0 values) (g 1.5) h (3 + +4 - -5);
  print_int (abs (+7)); print_newline ();
  print_float (+. (float_of_int (+ f 1))); print_newline ()

(* >>> output
6 2 3 5 12
7
2.
<<< *)
