(* No handler at all.
   RUN: %everywhere %s --status=2
*)
exception E of string
let rec f n = if n = 0 then raise (E "no \"handler\"") else 1 + f (n - 1)
let () = print_string "before "; print_int (f 10)

(* >>> output
before <<< *)

(* >>> errors
Fatal error: exception Uncaught-without-handlers.E("no "handler"")
<<< *)
