(* An array of ints with one float. *)
let a = [| 1; 2.5; 3 |]
let () = print_int (Array.length a)
