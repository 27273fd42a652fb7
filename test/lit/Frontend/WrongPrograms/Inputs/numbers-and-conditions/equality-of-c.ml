(* Two values are compared by `==`, as in C. *)
let is_zero n = if n == 0 then true else false
let () = print_string (string_of_bool (is_zero 0))
