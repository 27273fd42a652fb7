(* Two statements in a branch, without parentheses. *)
let test n =
  if n > 0 then
    print_string "plus"; print_newline ()
  else print_string "minus"
let () = test 1
