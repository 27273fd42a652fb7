(* `else if` is written as `elseif`. *)
let sign n = if n > 0 then 1 elseif n = 0 then 0 else -1
let () = print_int (sign 3)
