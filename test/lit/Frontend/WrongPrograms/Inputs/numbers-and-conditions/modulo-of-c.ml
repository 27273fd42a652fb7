(* The remainder is computed by `%`, as in C. *)
let even n = n % 2 = 0
let () = print_string (string_of_bool (even 4))
