(* `fun` to define a function. *)
fun square x = x * x
let () = print_int (square 2)
