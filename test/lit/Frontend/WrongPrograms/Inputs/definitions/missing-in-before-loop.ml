(* A local definition without `in` precedes a loop. *)
let count n =
  let c = ref 0
  for i = 1 to n do c := !c + i done;
  !c
let () = print_int (count 4)
