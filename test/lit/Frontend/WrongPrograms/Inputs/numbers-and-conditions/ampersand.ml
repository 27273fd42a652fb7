(* `&` stands in place of `&&`. *)
let inside x = x > 0 & x < 10
let () = print_string (string_of_bool (inside 4))
