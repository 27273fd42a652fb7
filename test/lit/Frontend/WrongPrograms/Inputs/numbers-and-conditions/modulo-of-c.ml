(* `%` of C. *)
let even n = n % 2 = 0
let () = print_string (string_of_bool (even 4))
