(* A type has a parameter. *)
type 'a pair = 'a * 'a
let p = (1, 2)
