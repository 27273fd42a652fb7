(* `fun` with `=` for `->`. *)
let twice = fun x = 2 * x
let () = print_int (twice 3)
