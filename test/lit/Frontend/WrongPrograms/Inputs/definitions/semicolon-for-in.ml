(* `;` stands in place of `in`. *)
let () =
  let x = read_int ();
  print_int (x + 1)
