(* The mean of ints is computed as a float, without a conversion. *)
let mean a =
  let sum = Array.fold_left (+) 0 a in
  sum /. Array.length a
let () = print_float (mean [| 1; 2 |])
