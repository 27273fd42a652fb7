(* An argument is forgotten. *)
let max3 a b c = max a (max b c)
let () = print_int (max3 1 2)
