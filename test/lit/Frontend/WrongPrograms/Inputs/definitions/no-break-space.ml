(* A blank is a no-break space. *)
let x = 5
let () = print_int x
