(* A function uses a variable of another function. *)
let f () = let counter = ref 0 in incr counter
let g () = !counter
let () = f (); print_int (g ())
