(* An element with brackets. *)
let first a = a[0]
let () = print_int (first [| 1; 2 |])
