(* The module Sys. The compiler adds the functions that a program uses to it. *)

let argv = Array.init (Sys.argument_count ()) Sys.argument
