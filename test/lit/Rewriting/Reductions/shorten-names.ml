(* RUN: %mincaml-reduce --only=shorten-names %s -- grep -q print_int | FileCheck %s
*)
(* RUN: %mincaml-reduce --only=shorten-names %s -- grep -q value | FileCheck %s --check-prefix=KEPT
*)

let value = 1 in
let rec function_of_two first second = function_of_two second (first + value) in
let x = 2 in
let (left, (* comment *) right) = (x, value) in
print_int (function_of_two left right)

(*
CHECK: {{^}}let [[VALUE:x[0-9]*]] = 1 in
CHECK-NEXT: {{^}}let rec [[F:f[0-9]*]] [[FIRST:x[0-9]+]] [[SECOND:x[0-9]+]] =
CHECK-NEXT: {{^}}  [[F]] [[SECOND]] ([[FIRST]] + [[VALUE]])
CHECK-NEXT: {{^}}in
CHECK-NEXT: {{^}}let x = 2 in
CHECK-NEXT: {{^}}let ([[LEFT:x[0-9]+]], [[RIGHT:x[0-9]+]]) = (x, [[VALUE]]) in
CHECK-NEXT: {{^}}print_int ([[F]] [[LEFT]] [[RIGHT]])
KEPT: let value = 1 in
KEPT-NOT: function
*)
