(* A comment is written as in C++. *)
let x = 5 // the size
let () = print_int x
