(* A pattern names the inline record of a constructor. *)
type shape = Circle of { radius : float }
let radius s = match s with Circle c -> c.radius
