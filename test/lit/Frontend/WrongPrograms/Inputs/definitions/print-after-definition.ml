(* A call follows a definition at the top level. *)
let square x = x * x
print_int (square 5)
