let first l = match l with [] -> 10 | x :: _ -> x + 20
let () = print_int (first [read_int ()])
