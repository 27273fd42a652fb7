(* `let rec` defines a value that is computed from itself. *)
let rec total = 1 + total
let () = print_int total
