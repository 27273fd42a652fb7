(* An int is compared with a float. *)
let f x = if x > 0 then x *. 2.0 else x
let () = print_float (f 1.0)
