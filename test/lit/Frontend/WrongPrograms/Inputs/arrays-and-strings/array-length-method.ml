(* The length of an array is written as a field. *)
let last a = a.(a.length - 1)
let () = print_int (last [| 1; 2 |])
