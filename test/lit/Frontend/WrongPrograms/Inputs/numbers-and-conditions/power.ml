(* `^` is used to compute a power. *)
let square x = x ^ 2
let () = print_int (square 3)
