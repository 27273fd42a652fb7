(* A handler has another type than the body of its `try`. *)
let parse s = try int_of_string s with Failure _ -> "none"
let () = print_int (parse "1")
