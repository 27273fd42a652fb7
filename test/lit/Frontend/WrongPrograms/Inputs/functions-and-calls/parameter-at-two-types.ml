(* A parameter is used at two types. *)
let show f = f 1 ^ f "one"
let () = print_string (show (fun _ -> "x"))
