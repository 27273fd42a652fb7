(* An int literal where a float is needed. *)
let celsius f = (f -. 32) *. 5.0 /. 9.0
let () = print_float (celsius 100.0)
