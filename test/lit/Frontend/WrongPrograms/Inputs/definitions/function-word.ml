(* A function is defined by `fun`. *)
fun square x = x * x
let () = print_int (square 2)
