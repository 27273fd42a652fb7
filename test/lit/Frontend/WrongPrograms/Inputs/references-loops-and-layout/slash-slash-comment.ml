(* A comment of C++. *)
let x = 5 // the size
let () = print_int x
