(* `val` of Standard ML. *)
val x = 5
let () = print_int x
