(* A method call with `#`. *)
let p = 1
let () = print_int p#x
