(* `::` has an element on its right side. *)
let l = 1 :: 2
let () = print_int (List.length l)
