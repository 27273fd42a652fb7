(* Fields are used that no type has. *)
let norm p = p.x * p.x + p.y * p.y
let () = ignore norm
