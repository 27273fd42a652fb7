(* A self tail call that swaps more arguments than there are registers.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec show a b c d e f g h i j k l = pi (a + 10 * (b + 10 * (c + 10 * (d + 10 * (e + 10 * (f + 10 * (g + 10 * h)))))) ); pi (i + 10 * (j + 10 * (k + 10 * l))) in
let rec rotate n a b c d e f g h i j k l =
  if n = 0 then show a b c d e f g h i j k l else rotate (n - 1) b c d e f g h i j k l a in
let rec reverse n a b c d e f g h i j k l =
  if n = 0 then show a b c d e f g h i j k l else reverse (n - 1) l k j i h g f e d c b a in
let rec swap_ends n a b c d e f g h i j k l =
  if n = 0 then show a b c d e f g h i j k l else swap_ends (n - 1) l b c d e g f h i j k a in
rotate 0 1 2 3 4 5 6 7 8 9 0 1 2; rotate 1 1 2 3 4 5 6 7 8 9 0 1 2; rotate 5 1 2 3 4 5 6 7 8 9 0 1 2; rotate 12 1 2 3 4 5 6 7 8 9 0 1 2;
reverse 1 1 2 3 4 5 6 7 8 9 0 1 2; reverse 2 1 2 3 4 5 6 7 8 9 0 1 2; swap_ends 1 1 2 3 4 5 6 7 8 9 0 1 2; swap_ends 7 1 2 3 4 5 6 7 8 9 0 1 2

(* >>> output
87654321
2109
98765432
1210
12109876
5432
87654321
2109
56789012
1234
87654321
2109
86754322
1109
86754322
1109
<<< *)
