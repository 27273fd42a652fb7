(* An array contains ints and a float. *)
let a = [| 1; 2.5; 3 |]
let () = print_int (Array.length a)
