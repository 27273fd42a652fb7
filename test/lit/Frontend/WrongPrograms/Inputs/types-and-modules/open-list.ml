(* The module List is opened. *)
open List
let () = print_int (length [1; 2])
