(* The second definition of a `let ... and` uses the first one. *)
let () =
  let x = 1 and y = x + 1 in
  print_int (x + y)
