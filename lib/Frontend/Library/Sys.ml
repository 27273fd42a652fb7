(* The module Sys: functions that a program uses become part of it. *)

let argv = Array.init (Sys.argument_count ()) Sys.argument
