(* A variable that is not a reference is assigned to. *)
let () =
  let x = 0 in
  for i = 1 to 10 do x := x + i done;
  print_int x
