(* A record has no value for one of its fields. *)
type point = { x : float; y : float }
let p = { x = 1.0 }
