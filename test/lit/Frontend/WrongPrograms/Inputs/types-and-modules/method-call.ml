(* A method is called with a dot, as in Java. *)
let s = "abc"
let () = print_int (s.length ())
