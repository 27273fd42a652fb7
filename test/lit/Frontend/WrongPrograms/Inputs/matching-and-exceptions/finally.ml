(* A `try` has a `finally`, as in other languages. *)
let () =
  try print_int 1 finally print_int 2
