(* The operands of `**` are ints. *)
let square x = x ** 2
let () = print_int (square 3)
