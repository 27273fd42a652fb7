(* A variable is misspelt. *)
let () =
  let width = 10 in
  print_int (widht * 2)
