(* Elements of an array with commas. *)
let a = [| 1, 2, 3 |]
let () = print_int a.(0)
