(* A list is built with `::`. *)
let rec range a b = if a > b then [] else a :: range (a + 1) b
let () = print_int (List.length (range 1 10))
