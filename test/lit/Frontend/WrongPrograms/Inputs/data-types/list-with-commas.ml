(* The elements of a list are separated by commas. *)
let () = print_int (List.hd [1, 2, 3])
