(* `finally` of other languages. *)
let () =
  try print_int 1 finally print_int 2
