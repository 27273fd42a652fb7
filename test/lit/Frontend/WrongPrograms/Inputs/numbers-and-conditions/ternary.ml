(* The program uses the conditional operator of C. *)
let abs x = x > 0 ? x : -x
let () = print_int (abs 2)
