(* A module is opened that does not exist. *)
open Geometry
let () = print_int 1
