(* `let mutable`. *)
let mutable x = 5
let () = print_int x
