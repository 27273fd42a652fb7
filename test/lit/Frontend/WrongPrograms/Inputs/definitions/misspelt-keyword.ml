(* A keyword is misspelt. *)
let rec fact n = fi n = 0 then 1 else n * fact (n - 1)
let () = print_int (fact 3)
