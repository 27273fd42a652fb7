(* Something for each pass on SPARC code to do, and for each fault of one to show
   in what is printed. *)
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2) in
let rec ends a b = if a > b then a - b else ends (a + 2) (b + 1) * 3 + ends (a + 5) b in
let rec sum n k = if n = 0 then k else n + k * sum (n - 1) (k + 3) in
let rec name n = if n = 3 then 30 else if n > 7 then 80 else n in
let rec again x n = if x < 7 then (let y = x + 3 in if y < 7 then again (y - 2) (n + y) else n) else 0 - n in
let rec join a b c = (let t = if a < 7 then (if b < 5 then c + 1 else c * 2) else c in if a < 7 then t * 5 else t) in
let rec choose a b c = (if c < 0 then a else b) * 3 in
let table = Array.make 10 7 in
let others = Array.make 2000 1 in
let rec numbers i =
  table.(i) <- 123456;
  others.(i + 1) <- 654321;
  table.(i + 1) <- table.(i) + others.(i) * 111111;
  table.(i + 1) - others.(i + 1) in
let rec pick i n = (if table.(i) = 0 then i else n) * 2 in
let rec line x y = if x < y then x *. 2.5 -. y else y -. x in
let rec slope x y n = if n = 0 then line x y else slope y (x -. 1.5) (n - 1) +. line (y *. 0.5) x in
let visits = Array.make 1 0 in
let step = Array.make 1 2 in
let rec visit n =
  visits.(0) <- visits.(0) + step.(0);
  if float_of_int n < 1.75 then visits.(0)
  else visit (n - 1) + visit (n - 2) * 3 + visits.(0) * step.(0) in
print_int (fib 12); print_newline ();
print_int (ends 3 9); print_newline ();
print_int (sum 10 3); print_newline ();
print_int (name 3 + name 9 * 2 + name 5 * 3); print_newline ();
print_int (again 1 2 + again 5 1); print_newline ();
print_int (join 1 9 3 + join 9 1 4 * 2); print_newline ();
print_int (choose 2 3 (-1) + choose 4 5 6 * 2); print_newline ();
table.(2) <- 0;
print_int (pick 2 5 + pick 9 6 * 3); print_newline ();
print_int (numbers 3); print_newline ();
print_int (int_of_float (slope 1.5 2.5 4 *. 100.0)); print_newline ();
print_int (visit 9); print_newline ()
