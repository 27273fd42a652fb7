(* The program reads a field of a record. *)
let norm p = sqrt (p.x *. p.x +. p.y *. p.y)
let () = print_float (norm (3.0, 4.0))
