(* A function that is defined by `function` has two parameters. *)
let add = function x y -> x + y
let () = print_int (add 1 2)
