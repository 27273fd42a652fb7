(* A `match` has a case for each int. *)
let name n =
  match n with
  | 0 -> "zero"
  | 1 -> "one"
  | _ -> "many"
let () = print_endline (name 1)
