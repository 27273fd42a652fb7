(* A list is taken apart by let. *)
let first :: rest = [1; 2]
let () = print_int first
