(*
RUN: %mincaml-llc -O0 --passes=mincaml-tailrec --pass-remarks=mincaml --emit=llvm %s -o %t 2>&1 | FileCheck %s
RUN: %mincaml-llc --target=host -O0 --passes=mincaml-tailrec --verify-each --run %s | FileCheck %s --check-prefix=OUTPUT
CHECK: remarks.ml:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}call of ml.factorial to itself becomes a jump to its start, with an accumulator [mincaml-tailrec]
*)
let rec factorial n =
  if n <= 1 then 1
  else n * factorial (n - 1) in
(*
CHECK: remarks.ml:[[#@LINE+4]]:{{[0-9]+}}: {{.*}}call of ml.sum to itself becomes a jump to its start [mincaml-tailrec]
*)
let rec sum a b c d e f g h i j =
  if a = 0 then b + c + d + e + f + g + h + i + j
  else sum (a - 1) (b + 1) c (d + 2) e f (g + b) (h + g) i (j - 1) in
(* The accumulator wraps like the product:
OUTPUT: 2004189184
OUTPUT: 167175045
*)
print_int (factorial 16); print_newline ();
print_int (sum 1000 1 2 3 4 5 6 7 8 9); print_newline ()
