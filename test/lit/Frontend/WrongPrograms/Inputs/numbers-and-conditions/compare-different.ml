(* A parameter is compared with an int and multiplied by a float. *)
let f x = if x > 0 then x *. 2.0 else x
let () = print_float (f 1.0)
