(* The condition of a loop is an int. *)
let () =
  let n = ref 10 in
  while !n do decr n done
