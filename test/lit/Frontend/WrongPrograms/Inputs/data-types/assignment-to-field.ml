(* The program assigns to a field that is not mutable. *)
type counter = { count : int }
let step c = c.count <- c.count + 1
