(* The `;` between two calls is forgotten. *)
let () =
  print_int 1
  print_newline ()
