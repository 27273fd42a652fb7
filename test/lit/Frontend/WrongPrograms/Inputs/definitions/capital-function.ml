(* The name of a function begins with a capital letter. *)
let () = Print_int 3
