(* The name of a constructor is misspelled. *)
type light = Red | Yellow | Green
let next l = match l with Red -> Gren | Green -> Yellow | Yellow -> Red
