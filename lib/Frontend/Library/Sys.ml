(* The module Sys; RuntimeABI.def has more of it. *)

let argv = Array.init (Sys.argument_count ()) Sys.argument
