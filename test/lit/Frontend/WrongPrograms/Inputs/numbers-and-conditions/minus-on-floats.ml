(* A float is negated by `-`. *)
let negate x = -(x *. 1.0)
let () = print_float (negate 2.0)
