(* print_newline without `()`. *)
let () =
  print_int 1;
  print_newline;
  print_int 2
