(* A variable with a capital letter. *)
let Total = 10
let () = print_int Total
