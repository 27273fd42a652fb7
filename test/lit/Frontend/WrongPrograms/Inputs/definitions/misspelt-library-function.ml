(* A function of the library is misspelt. *)
let () = print_sting "hello"
