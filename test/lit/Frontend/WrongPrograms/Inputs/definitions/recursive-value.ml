(* `let rec` of a value. *)
let rec x = 1 + 1
let () = print_int x
