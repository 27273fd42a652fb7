(* A variable is defined by `let mutable`. *)
let mutable x = 5
let () = print_int x
