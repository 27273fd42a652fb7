(* A function that takes unit is used without `()`. *)
let n = read_int
let () = print_int (n + 1)
