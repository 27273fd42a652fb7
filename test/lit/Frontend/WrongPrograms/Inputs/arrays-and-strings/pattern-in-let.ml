(* A `let` takes a list apart. *)
let first :: rest = [1; 2]
let () = print_int first
