(* An element of a list is taken by its index. *)
let third l = l.(2)
let () = print_int (third [1; 2; 3])
