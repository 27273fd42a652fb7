(* An uncaught exception is reported after the functions of at_exit have been called. An exception
   of one of them ends the calls, and is not reported.
   RUN: %everywhere %s --status=2
*)
exception Broken of string
let () = at_exit (fun () -> print_endline "not called")
let () = at_exit (fun () -> print_endline "second"; failwith "lost")
let () = at_exit (fun () -> print_endline "first")
let () = if read_line () = "go" then raise (Broken "machine")

(* >>> input
go
<<< *)

(* >>> output
first
second
<<< *)

(* >>> errors
Fatal error: exception At-exit-uncaught.Broken("machine")
<<< *)
