(* A dash stands for a minus sign. *)
let () = print_int (7 – 2)
