(*
RUN: %mincaml-llc %s --target=host --run --verify-each --passes=mincaml-constfold | FileCheck %s
RUN: %mincaml-llc %s --interpret | FileCheck %s
RUN: %mincaml-llc %s --target=host --run --verify-each --passes='mincaml-constfold,mincaml-beta,mincaml-assoc,mincaml-constfold' | FileCheck %s
*)
let rec f a = 3 + a + 7 in
let rec tuple x =
  let t = (x, -.0.0, f) in let (a, b, g) = t in
  print_float (1.0 /. b); print_newline ();
  print_float (1.0 /. (b +. 0.0)); print_newline ();
  print_float (1.0 /. (b -. 0.0)); print_newline ();
  g a in
let rec both a b =
  if (if a then b else false) then 1
  else if not a || not (not b) then 2 else 3 in
let rec adder x = let rec add y = x + y in add in
print_int (tuple 1); print_newline ();
print_int (f 2147483640); print_newline ();
print_int (both true true); print_int (both true false);
print_int (both false true); print_newline ();
print_int ((adder 3) 4); print_newline ();
print_int (2147483647 + 1); print_newline ()
(*
CHECK: -inf
CHECK-NEXT: inf
CHECK-NEXT: -inf
CHECK-NEXT: 11
CHECK-NEXT: -2147483646
CHECK-NEXT: 132
CHECK-NEXT: 7
CHECK-NEXT: -2147483648
*)
