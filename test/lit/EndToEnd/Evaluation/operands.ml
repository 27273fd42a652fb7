(* The operands of every integer operator are evaluated from right to left.
   RUN: %everywhere %s
*)
let rec say n = print_int n; n in
let rec nl n = print_newline () in
let rec nb b = print_newline () in
nl (say 1 + say 2); nl (say 1 - say 2); nl (say 1 * say 2); nl (say 1 / say 2);
nb (say 1 = say 2); nb (say 1 <> say 2); nb (say 1 < say 2); nb (say 1 > say 2);
nb (say 1 <= say 2); nb (say 1 >= say 2); nl (say 1 + say 2 * say 3 - say 4); nl (say 1 + (say 2 + (say 3 + say 4)))

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
4321
<<< *)
