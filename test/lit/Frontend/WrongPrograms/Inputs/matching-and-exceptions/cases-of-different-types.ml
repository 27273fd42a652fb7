(* One case of a `match` has a value of another type. *)
let name n =
  match n with
  | 0 -> "zero"
  | _ -> n
let () = print_string (name 0)
