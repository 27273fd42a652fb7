(* A `match` within a case has no parentheses. *)
let kind s n =
  match s with
  | "a" -> match n with 0 -> 1 | _ -> 2
  | "b" -> 3
  | _ -> 4
let () = print_int (kind "b" 1)
