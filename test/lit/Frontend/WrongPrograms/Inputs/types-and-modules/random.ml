(* The program uses random numbers. *)
let dice () = 1 + Random.int 6
let () = print_int (dice ())
