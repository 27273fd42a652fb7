(* A record is written with `:` as its type is. *)
type point = { x : float; y : float }
let origin = { x : 0.0; y : 0.0 }
