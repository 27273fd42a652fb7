(* Variables with the names of externals.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let print_float = 3 in
let sqrt = print_float + 1 in
let floor = sqrt * 2 in
let read_int = (1, 2) in
let (sin, cos) = read_int in
let create_array = Array.make 2 floor in
pi print_float; pi sqrt; pi floor; pi sin; pi cos; pi create_array.(1)

(* >>> output
3
4
8
1
2
8
<<< *)
