(* The second definition uses the first. *)
let () =
  let x = 1 and y = x + 1 in
  print_int (x + y)
