(* A `begin` has no `end`. *)
let test n =
  if n > 0 then begin
    print_string "plus";
    print_newline ()
let () = test 1
