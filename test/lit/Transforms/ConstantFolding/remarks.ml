(*
RUN: %mincaml-llc %s --target=host --passes=mincaml-constfold -pass-remarks=mincaml-constfold --emit=llvm -o /dev/null 2>&1 | FileCheck %s

CHECK: remarks.ml:[[#@LINE+4]]:3: remark: the field read here is known to be 1 [mincaml-constfold]
CHECK: remarks.ml:[[#@LINE+3]]:21: remark: %add is always 3 [mincaml-constfold]
*)
let rec pair x = let t = (1, 2) in
  let (a, b) = t in a + b + x
in
print_int (pair 1)
