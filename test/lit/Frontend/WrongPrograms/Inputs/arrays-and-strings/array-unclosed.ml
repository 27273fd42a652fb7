(* An array literal ends with `]`. *)
let a = [| 1; 2; 3 ]
let () = print_int a.(0)
