(* `then` is forgotten. *)
let abs x = if x < 0 -x else x
let () = print_int (abs (-3))
