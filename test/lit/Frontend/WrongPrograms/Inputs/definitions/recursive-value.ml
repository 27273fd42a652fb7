(* `let rec` defines a value. *)
let rec x = 1 + 1
let () = print_int x
