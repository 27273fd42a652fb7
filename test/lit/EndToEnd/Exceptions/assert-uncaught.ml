(* A failed assertion that no handler takes, in a program with handlers.
   RUN: %everywhere %s --status=2
*)
let f n = try assert (n > 0); n with Not_found -> 0
let () = Fun.protect ~finally:(fun () -> print_endline "finally") (fun () -> print_int (f (-1)))

(* >>> output
finally
<<< *)

(* >>> errors
mincaml: assert-uncaught.ml:4:15: assertion failed
<<< *)
