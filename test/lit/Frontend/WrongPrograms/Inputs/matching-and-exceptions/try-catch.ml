(* A handler begins with `catch`, as in other languages. *)
let () =
  try print_int (int_of_string "x") catch Failure _ -> print_int 0
