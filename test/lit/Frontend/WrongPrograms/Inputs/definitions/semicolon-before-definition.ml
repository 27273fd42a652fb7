(* A definition ends with `;`. *)
let () =
  print_int 1;
  print_int 2;

let () = print_int 3
