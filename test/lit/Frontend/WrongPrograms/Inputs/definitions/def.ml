(* `def` of Python. *)
def square x = x * x
let () = print_int (square 2)
