(* A case is for a constructor of another type. *)
type shape = Point | Circle of float
let size s = match s with Point -> 0 | Some r -> 1
