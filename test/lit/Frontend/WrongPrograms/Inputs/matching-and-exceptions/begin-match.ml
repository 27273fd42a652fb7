(* A `match` is enclosed by `begin` and `end`. *)
let sign n =
  begin match compare n 0 with
  | 0 -> "zero"
  | 1 -> "plus"
  | _ -> "minus"
  end
let () = print_string (sign 3)
