(* List.fold_left is called with an array. *)
let total a = List.fold_left (+) 0 a
let () = print_int (total [| 1; 2; 3 |])
