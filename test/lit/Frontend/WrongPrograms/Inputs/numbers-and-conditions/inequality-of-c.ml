(* Two values are compared by `!=`, as in C. *)
let nonzero n = n != 0
let () = print_string (string_of_bool (nonzero 0))
