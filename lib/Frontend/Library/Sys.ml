(* The module Sys; RuntimeABI.def has more of it. *)

let argv = Array.init (Sys.argument_count ()) Sys.argument
let opaque_identity x = x
let os_type = "Unix"
let unix = true
let win32 = false
let cygwin = false
let int_size = 32
