(*
RUN: %mincaml-llc -O0 -g0 --emit=llvm %s --passes='mincaml-fixpoint<iterations=1000>(mincaml-inline<threshold=100000>)' -o %t.ll
RUN: FileCheck %s < %t.ll
RUN: %mincaml-llc --target=host --run --passes='mincaml-fixpoint<iterations=20>(mincaml-inline<threshold=200>)' %s | FileCheck %s --check-prefix=OUT

Recursive functions that call each other stay bounded, however often the pass
runs; the count is kept in attributes.

CHECK: attributes #{{[0-9]+}} = { nounwind "mincaml-inlined"="{{[0-9]{1,4}|10000}}"
OUT: 7
*)
let rec f n =
  let rec g n = if n < 1 then 1 else f (n - 1) + f (n - 2) in
  let rec h n = if n < 1 then 2 else g (n - 1) + g (n - 1) + f (n - 2) in
  if n < 1 then 0 else g (n - 1) + h (n - 1) + h (n - 2)
in
print_int (f 3)
