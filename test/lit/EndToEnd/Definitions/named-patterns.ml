(* `as` in patterns.
   RUN: %everywhere %s
*)
let show (x, y) = Printf.printf "%d %d\n" x y
let swap ((x, y) as p) = if x < y then p else (y, x)
let (a, b) as whole = swap (3, 1)
let c, ((d, e) as inner) as all = (1, (2, 3))
let ((f, g) as h : int * int) = (7, 8)
let x = 10
let x, y as z = (x + 1, x + 2) and w = x
let deep ((((p, q) as r), s) as t) u =
  let ((r', _) as t') = t in
  r = r' && p + q + s + u > 0 && t' = t
let nested = fun ((x, _) as p) -> fun y -> (p, x + y)
exception Pair of (int * int)
exception Two of (int * int) * int
let rec last ((i, n) as state) = if i >= n then state else last (i + 1, n)
let () =
  show whole; show (a, b); show inner; show (c, d + e);
  let (k, m) = all in
  show (k, fst m);
  show h; show (f, g); show z; show (x, y); print_int w; print_newline ();
  let (p, s) = nested (1, 2) 3 in
  show p; print_int s; print_newline ();
  show (last (0, 1000));
  (try raise (Pair (1, 2)) with Pair ((i, j) as ij) -> show ij; show (j, i));
  (try raise (Two ((1, 2), 3)) with Two (((i, _) as ij), k) -> show ij; show (k, i));
  let local ((a, b) as ab) = let (a, _) as ab = (b, snd ab + a) in show ab; a in
  print_int (local (4, 5))

(* >>> output
1 3
1 3
2 3
1 5
1 2
7 8
7 8
11 12
11 12
10
1 2
4
1000 1000
1 2
2 1
1 2
3 1
5 9
5<<< *)
