(* `!` stands in place of `not`. *)
let odd n = !(n mod 2 = 0)
let () = print_string (string_of_bool (odd 3))
