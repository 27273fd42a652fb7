(* Without a `try` the code has nothing of exceptions but the end of the program.
*)
exception E of int * string
let f a i = if i < 0 then raise (E (i, "negative")) else a.(i) / i
let () = print_int (f [| 1; 2 |] 1)
