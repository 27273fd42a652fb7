(* An `if` that gives a value, without `else`. *)
let sign x = if x < 0 then -1
let () = print_int (sign 3)
