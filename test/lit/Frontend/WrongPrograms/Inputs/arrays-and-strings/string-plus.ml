(* Strings are joined with `+`. *)
let greet name = "Hello, " + name
let () = print_string (greet "Ann")
