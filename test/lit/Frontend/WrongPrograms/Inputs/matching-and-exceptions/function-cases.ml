(* A function is defined by `function` with cases. *)
let rec fact = function
  | 0 -> 1
  | n -> n * fact (n - 1)
let () = print_int (fact 5)
