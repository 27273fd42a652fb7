(*
RUN: %mincaml-llc -O0 -g0 --emit=llvm %s --verify-each --passes=mincaml-closure-opt -o - | FileCheck %s
RUN: %mincaml-llc -O0 --target=host --run %s --verify-each --passes=mincaml-closure-opt | FileCheck %s --check-prefix=OUT

Two functions are passed: the call stays indirect. One is passed twice, without
and with captured variables of its own: its code is known.

CHECK-LABEL: define internal tailcc noundef i32 @ml.either(
CHECK: %code = load ptr
CHECK: musttail call tailcc i32 %code
CHECK-LABEL: define internal tailcc noundef i32 @ml.same(
CHECK-NOT: load ptr
CHECK: musttail call tailcc i32 @ml.{{(add|inc)}}
OUT: 8657
*)
let rec either f = f 5 in
let rec same f = f 5 in
let rec inc x = x + 1 in
let rec make k =
  let rec add x = x + k in
  either add in
print_int (make 3);
print_int (either inc);
print_int (same inc - 1);
print_int (same inc + 1)
