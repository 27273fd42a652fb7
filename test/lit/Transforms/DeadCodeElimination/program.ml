(*
RUN: %mincaml-llc -O0 -g0 --emit=llvm %s --verify-each --passes=mincaml-elim -o - | FileCheck %s
RUN: %mincaml-llc -O0 --target=host --run %s --passes=mincaml-elim | FileCheck %s --check-prefix=OUT

CHECK-NOT: @ml.unused
CHECK-NOT: @ml.pure
CHECK-LABEL: define internal tailcc void @ml.count(i32 noundef %n)
CHECK-LABEL: define void @min_caml_start()
CHECK-NEXT: entry:
CHECK-NEXT: call tailcc void @ml.count(i32 3)
CHECK-NEXT: ret void
OUT: 321
*)
let rec unused x = unused (x + 1) in
let rec pure x = if x < 1 then (x, x) else pure (x - 1) in
let rec count n acc =
  if n = 0 then acc else (print_int n; count (n - 1) (acc + n)) in
let t = (pure 10, (1, 2)) in
let _ = count 3 0 in
()
