(* A comment is written as in Python. *)
# A comment of the size
let x = 5
let () = print_int x
