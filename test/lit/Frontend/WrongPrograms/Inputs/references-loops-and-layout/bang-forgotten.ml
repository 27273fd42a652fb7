(* `!` is forgotten. *)
let () =
  let sum = ref 0 in
  for i = 1 to 10 do sum := sum + i done;
  print_int !sum
