(*
The value of a variable stays known when its definition is removed.

RUN: %mincaml-llc %s --target=host -g --passes=mem2reg,mincaml-constfold --verify-each --emit=llvm -o - | FileCheck %s
*)
let rec f x =
  let y = 3 + 4 in
  let z = (y, x) in
  let (v, w) = z in
  print_int v;
  w + y
in
print_int (f 1)
(*
CHECK: define {{.*}} @ml.f(
CHECK: #dbg_value(i32 7, ![[Y:[0-9]+]],
CHECK: call void @min_caml_print_int(i32 7)
CHECK: ![[Y]] = !DILocalVariable(name: "y"
*)
