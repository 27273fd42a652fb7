(* The argument of an exception is forgotten. *)
exception Found of int
let f x = if x > 0 then raise Found else x
let () = print_int (f 0)
