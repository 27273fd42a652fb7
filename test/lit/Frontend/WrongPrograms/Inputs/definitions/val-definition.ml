(* A value is defined by `val`, as in Standard ML. *)
val x = 5
let () = print_int x
