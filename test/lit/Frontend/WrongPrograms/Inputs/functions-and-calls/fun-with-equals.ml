(* A `fun` has `=` in place of `->`. *)
let twice = fun x = 2 * x
let () = print_int (twice 3)
