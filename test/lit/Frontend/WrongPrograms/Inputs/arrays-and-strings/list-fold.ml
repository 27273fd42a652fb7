(* List.fold_left over an array. *)
let total a = List.fold_left (+) 0 a
let () = print_int (total [| 1; 2; 3 |])
