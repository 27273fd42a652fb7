(* An exception that nothing handles: what was printed before is written, and
   the message is OCaml's. Here a handler takes others and raises this one again.
   RUN: %everywhere %s --status=2
*)
exception E of int * string * float
exception F
let f n = if n > 2 then raise (E (n, "text", 2.5)) else if n > 1 then raise F
let () =
  (try f 2 with F -> print_string "F ");
  print_string "before";
  try f 3 with F -> print_string "not here"

(* >>> output
F before<<< *)

(* >>> errors
Fatal error: exception Uncaught.E(3, "text", _)
<<< *)
