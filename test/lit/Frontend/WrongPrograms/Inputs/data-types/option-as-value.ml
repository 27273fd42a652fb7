(* An option is used like the value in it. *)
let twice o = 2 * o
let () = print_int (twice (Some 3))
