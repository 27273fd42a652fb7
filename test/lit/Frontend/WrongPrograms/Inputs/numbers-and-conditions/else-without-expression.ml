(* Nothing follows `else`. *)
let sign x =
  if x < 0 then -1
  else

let () = print_int (sign 3)
