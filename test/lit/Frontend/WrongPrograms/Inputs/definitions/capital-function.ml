(* A function with a capital letter. *)
let () = Print_int 3
