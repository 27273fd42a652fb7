(* Tuples made and taken apart in a loop.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec fib n p = if n = 0 then p else let (a, b) = p in fib (n - 1) (b, a + b) in
let (x, y) = fib 40 (0, 1) in
pi x; pi y;
let rec stats i n acc = if i > n then acc else
  let (count, sum, largest) = acc in
  let v = i * 37 - i * 37 / 101 * 101 in
  stats (i + 1) n (count + 1, sum + v, if v > largest then v else largest) in
let (c, s, m) = stats 1 500 (0, 0, 0) in
pi c; pi s; pi m

(* >>> output
102334155
165580141
500
25014
100
<<< *)
