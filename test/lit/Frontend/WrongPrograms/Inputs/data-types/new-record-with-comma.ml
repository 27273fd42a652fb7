(* Fields of a new record come after `,` instead of `with`. *)
type point = { x : float; y : float }
let move p = { p, x = 1.0 }
