(* A local definition has no `in`. *)
let area r =
  let pi = 3.14159
  pi *. r *. r
let () = print_float (area 2.0)
