(* A function that takes unit, without `()`. *)
let n = read_int
let () = print_int (n + 1)
