(* The condition of a case is written with `if`. *)
let sign n =
  match n with
  | 0 -> "zero"
  | n if n > 0 -> "plus"
  | _ -> "minus"
let () = print_string (sign 3)
