(* Names with digits, underscores, primes and capitals.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let x1 = 1 in
let x_1 = 2 in
let x' = 3 in
let x'' = 4 in
let _x = 5 in
let camelCase = 6 in
let a_very_long_name_that_goes_on_and_on_and_on_until_it_is_longer_than_a_line_of_most_editors = 7 in
let __ = 8 in
let x'1_Y' = 9 in
let rec f' x' = x' + x'1_Y' in
let l = 10 in
pi x1; pi x_1; pi x'; pi x''; pi _x; pi camelCase;
pi a_very_long_name_that_goes_on_and_on_and_on_until_it_is_longer_than_a_line_of_most_editors;
pi __; pi x'1_Y'; pi (f' l)

(* >>> output
1
2
3
4
5
6
7
8
9
19
<<< *)
