(* The handler gives another type than the body. *)
let parse s = try int_of_string s with Failure _ -> "none"
let () = print_int (parse "1")
