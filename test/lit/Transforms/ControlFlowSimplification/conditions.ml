(*
RUN: %mincaml-llc %s -g0 --emit=llvm --passes=mincaml-assoc,mincaml-constfold -o - | FileCheck %s
RUN: %mincaml-llc %s --target=host --run --passes=mincaml-assoc -verify-each | FileCheck %s --check-prefix=OUT

Nothing is left of conditions as values.

CHECK-LABEL: @ml.f(
CHECK-NOT: phi
CHECK: ret i32
OUT: 820
*)
let rec f x y =
  if (if x < y then true else not (x = 3)) && y > 2 then x + 3 + 4 else y - 1 in
print_int (f 1 3); print_int (f 3 3); print_int (f 4 1)
