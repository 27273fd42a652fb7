(* Loops over one-dimensional arrays: elements that do not depend on each other, and
   reductions of ints, by addition, multiplication and subtraction. The numbers of iterations
   are not multiples of those of threads, and include 0 and 1.
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=1
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=2
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=3
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=7
*)
let rec fill a i n =
  if i < n then begin
    a.(i) <- i * i - 7 * i;
    fill a (i + 1) n
  end in
let rec sum a i n total =
  if i < n then sum a (i + 1) n (total + a.(i)) else total in
let rec sum_squares i n total =
  if i >= n then total else sum_squares (i + 1) n (total - i * i) in
let rec product i n total =
  if i < n then product (i + 1) n (total * (2 * i + 1)) else total in
let rec two i n a b =
  if i < n then two (i + 1) n (a + i) (b * 3) else print_int (a + b) in
let rec down a i total =
  if i < 0 then total else down a (i - 3) (total + a.(i)) in
let rec scale a b i n =
  if i < n then begin
    b.(i) <- float_of_int a.(i) *. 0.5 +. b.(i);
    scale a b (i + 1) n
  end in
(* The order of the additions matters. *)
let rec harmonic i n total =
  if i < n then harmonic (i + 1) n (total +. 1.0 /. float_of_int i) else total in
let rec check b i n =
  if i < n then begin
    print_float b.(i);
    print_newline ();
    check b (i + 100) n
  end in
let rec all n =
  let a = Array.make (n + 1) 3 in
  fill a 0 n;
  print_int (sum a 0 n 5);
  print_newline ();
  print_int (sum_squares 0 n 100);
  print_newline ();
  print_int (product 1 n 17);
  print_newline ();
  two 0 n 0 1;
  print_newline ();
  print_int (down a n 1000);
  print_newline ();
  let b = Array.make (n + 1) 0.25 in
  scale a b 0 n;
  check b 0 n;
  print_float (harmonic 1 (n + 2) 0.0);
  print_newline () in
all 0;
all 1;
all 2;
all 17;
all 503

(* >>> output
5
100
17
1
1003
1.
5
100
17
3
1003
0.25
1.5
-1
99
51
10
1003
0.25
1.83333333333
549
-1396
-1019318959
129140299
1133
0.25
3.4951080782
41410989
-42294655
1795396879
-470008328
13721723
0.25
4650.25
19300.25
43950.25
78600.25
123250.25
6.8007836684
<<< *)
