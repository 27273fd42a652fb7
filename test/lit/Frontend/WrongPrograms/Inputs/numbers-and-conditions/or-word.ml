(* `or` stands in place of `||`. *)
let outside x = x < 0 or x > 10
let () = print_string (string_of_bool (outside 4))
