(* The name of a variable begins with a capital letter. *)
let Total = 10
let () = print_int Total
