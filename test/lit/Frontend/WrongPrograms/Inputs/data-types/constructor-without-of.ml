(* The type of an argument follows the constructor without `of`. *)
type shape = Circle float | Point
