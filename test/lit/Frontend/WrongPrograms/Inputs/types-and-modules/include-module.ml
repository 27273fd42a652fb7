(* A module is included. *)
include Array
let () = print_int (length [| 1 |])
