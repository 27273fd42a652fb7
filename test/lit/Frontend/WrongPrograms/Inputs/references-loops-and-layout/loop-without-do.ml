(* A loop has `begin` and `end` in place of `do` and `done`. *)
let () =
  let i = ref 0 in
  while (!i < 3) begin incr i end
