(* An `if` that has a value has no `else`. *)
let sign x = if x < 0 then -1
let () = print_int (sign 3)
