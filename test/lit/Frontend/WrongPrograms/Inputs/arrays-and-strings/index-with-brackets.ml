(* An element of an array is written with brackets. *)
let first a = a[0]
let () = print_int (first [| 1; 2 |])
