(* A lambda with `=>`. *)
let twice = fun x => 2 * x
let () = print_int (twice 3)
