(* The rest of the line after a number. OCaml's read_int takes the whole line.
   RUN: %everywhere %s --no-ocaml
*)
let () = print_int (read_int ()); print_endline (read_line () ^ "|"); print_endline (read_line ())

(* >>> input
17 rest
last
<<< *)

(* >>> output
17 rest|
last
<<< *)
