(* A recursive function is defined without `rec`. *)
let fact n = if n = 0 then 1 else n * fact (n - 1)
let () = print_int (fact 5)
