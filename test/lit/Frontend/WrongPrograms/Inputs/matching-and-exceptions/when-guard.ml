(* A case of a handler has a guard. *)
exception Error of int
let check n = if n > 9 then raise (Error n) else n
let () =
  try print_int (check 12) with
  | Error n when n > 10 -> print_string "large"
  | Error _ -> print_string "small"
