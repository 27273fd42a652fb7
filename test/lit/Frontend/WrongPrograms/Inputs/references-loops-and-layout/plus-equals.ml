(* A reference is increased by `+=`, as in C. *)
let () =
  let s = ref 0 in
  for i = 1 to 3 do s += i done;
  print_int !s
