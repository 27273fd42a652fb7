(* Array.length is called with a list. *)
let () = print_int (Array.length [1; 2; 3])
