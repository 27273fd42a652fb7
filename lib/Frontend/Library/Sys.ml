(* The module Sys. Only the functions that a program uses are compiled. *)

let argv = Array.init (Sys.argument_count ()) Sys.argument
