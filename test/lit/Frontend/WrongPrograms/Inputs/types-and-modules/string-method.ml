(* A method is called with `#`. *)
let p = 1
let () = print_int p#x
