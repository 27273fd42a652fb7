(* A branch has two statements, without parentheses. *)
let test n =
  if n > 0 then
    print_string "plus"; print_newline ()
  else print_string "minus"
let () = test 1
