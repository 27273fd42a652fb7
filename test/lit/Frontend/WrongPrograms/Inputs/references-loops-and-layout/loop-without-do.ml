(* A loop without do. *)
let () =
  let i = ref 0 in
  while (!i < 3) begin incr i end
