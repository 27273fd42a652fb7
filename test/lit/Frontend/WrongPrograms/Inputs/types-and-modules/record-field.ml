(* A field of something that was meant to be a record. *)
let norm p = sqrt (p.x *. p.x +. p.y *. p.y)
let () = print_float (norm (3.0, 4.0))
