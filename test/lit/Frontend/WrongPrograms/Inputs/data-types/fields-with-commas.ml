(* The fields of a record are separated by commas. *)
type point = { x : float; y : float }
let origin = { x = 0.0, y = 0.0 }
