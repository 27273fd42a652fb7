(* A constructor has no argument, but it is defined with one. *)
type shape = Point | Circle of float
let unit = Circle
let () = print_int (match unit with Point -> 0 | Circle _ -> 1)
