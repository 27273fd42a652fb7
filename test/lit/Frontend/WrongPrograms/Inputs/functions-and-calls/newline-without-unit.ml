(* print_newline is used without `()`. *)
let () =
  print_int 1;
  print_newline;
  print_int 2
