(* A reference is incremented by `++`, as in C. *)
let () =
  let i = ref 0 in
  while !i < 3 do print_int !i; i++ done
