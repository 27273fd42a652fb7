(* The program defines a record type. *)
type point = { x : float; y : float }
let norm p = sqrt (p.x *. p.x +. p.y *. p.y)
let () = print_float (norm { x = 3.0; y = 4.0 })
