(* Two lists are joined with `@`. *)
let both a b = a @ b
let () = print_int (Array.length (both [| 1 |] [| 2 |]))
