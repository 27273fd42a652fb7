(* The elements of an array are separated by commas. *)
let a = [| 1, 2, 3 |]
let () = print_int a.(0)
