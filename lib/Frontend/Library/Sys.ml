(* The module Sys: functions that a program uses become part of it. The names that
   begin with runtime_ are functions of the runtime. *)

let argv = Array.init (runtime_argument_count ()) runtime_argument
