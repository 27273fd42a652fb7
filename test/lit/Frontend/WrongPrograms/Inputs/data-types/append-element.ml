(* An element is appended with `@`. *)
let add l x = l @ x + 0
let () = print_int (List.length (add [1; 2] 3))
