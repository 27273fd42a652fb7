(* `else if` is written as `elif`. *)
let sign n = if n > 0 then 1 elif n = 0 then 0 else -1
let () = print_int (sign 3)
