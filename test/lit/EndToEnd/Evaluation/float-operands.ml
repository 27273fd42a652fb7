(* The operands of every float operator are evaluated from right to left.
   RUN: %everywhere %s
*)
let rec say x = print_int (int_of_float x); x in
let rec nf x = print_newline () in
let rec nb b = print_newline () in
nf (say 1.0 +. say 2.0); nf (say 1.0 -. say 2.0); nf (say 1.0 *. say 2.0); nf (say 1.0 /. say 2.0);
nb (say 1.0 = say 2.0); nb (say 1.0 <> say 2.0); nb (say 1.0 < say 2.0); nb (say 1.0 > say 2.0);
nb (say 1.0 <= say 2.0); nb (say 1.0 >= say 2.0); nf (-. say 1.0 +. (say 2.0 -. say 3.0) *. say 4.0)

(* >>> output
21
21
21
21
21
21
21
21
21
21
4321
<<< *)
