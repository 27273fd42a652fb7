(* A `;` precedes `else`. *)
let test n =
  if n > 0 then print_string "plus";
  else print_string "minus"
let () = test 1
