(* An element is assigned to with `:=`. *)
let () =
  let a = Array.make 3 0 in
  a.(0) := 1;
  print_int a.(0)
