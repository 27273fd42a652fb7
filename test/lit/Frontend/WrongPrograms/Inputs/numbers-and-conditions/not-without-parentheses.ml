(* `not` binds tighter than `=`. *)
let differ a b = not a = b
let () = print_string (string_of_bool (differ 1 2))
