(* The `with` of a `match` is missing. *)
let name n =
  match n
  | 0 -> "zero"
  | _ -> "other"
let () = print_string (name 0)
