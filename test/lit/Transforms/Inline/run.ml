(*
RUN: %mincaml-llc --target=host --run --verify-each --passes='mincaml-inline<threshold=40;iterations=2>' %s | FileCheck %s
RUN: %mincaml-llc --target=host --run --verify-each -g --passes='mincaml-inline<threshold=40;iterations=2;once>' %s | FileCheck %s

Deep tail recursion stays in constant stack after inlining.

CHECK: 987459712
CHECK-NEXT: 1
*)
let rec sum n a = if n = 0 then a else sum (n - 1) (a + n) in
let rec even n =
  let rec odd n = if n = 0 then 0 else even (n - 1) in
  if n = 0 then 1 else odd (n - 1) in
print_int (sum 100000000 0);
print_newline ();
print_int (even 10000000);
print_newline ()
