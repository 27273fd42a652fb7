(* A function is defined by `def`, as in Python. *)
def square x = x * x
let () = print_int (square 2)
