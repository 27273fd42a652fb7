(* The program uses a lazy value. *)
let x = lazy (1 + 1)
let () = print_int (Lazy.force x)
