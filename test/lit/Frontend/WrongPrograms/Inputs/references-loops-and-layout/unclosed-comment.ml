(* A comment is never closed. *)
let x = 1 (* the first
let () = print_int x
