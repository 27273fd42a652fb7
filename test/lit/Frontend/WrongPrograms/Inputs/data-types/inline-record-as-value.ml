(* The inline record that a pattern names is passed to a function. *)
type shape = Circle of { radius : float } | Point
let both a b = (a, b)
let twice shape = match shape with Circle c -> both c c | Point -> both Point Point
