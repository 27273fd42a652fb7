(* `]` closes a parenthesis. *)
let f a = (a.(0) + 1]
let () = print_int (f [| 1 |])
