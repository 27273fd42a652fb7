(*
RUN: %mincaml-llc -O0 -g0 --emit=llvm %s --verify-each --passes=mincaml-closure-opt,mincaml-elim -o - | FileCheck %s
RUN: %mincaml-llc -O0 --target=host --run %s --verify-each --passes=mincaml-closure-opt,mincaml-elim | FileCheck %s --check-prefix=OUT
RUN: %mincaml-llc -O0 -g --target=sparc -S %s --verify-each --passes=mincaml-closure-opt -o %t.s

A closure that is made, passed on, and called: the call becomes direct, what it
captures is passed, and nothing is allocated. A tuple that a loop carries
becomes two parameters, one of two tuples two phi nodes.

CHECK-NOT: call ptr @min_caml_allocate
CHECK-LABEL: define internal tailcc noundef i32 @ml.apply(i32 noundef %f.0)
CHECK: musttail call tailcc i32 @ml.add.direct(i32 4, i32 %f.0)
CHECK-LABEL: define internal tailcc noundef i32 @ml.loop(i32 noundef %n, i32 noundef %t.0, i32 noundef %t.1)
CHECK: musttail call tailcc i32 @ml.loop(i32 {{.*}}, i32 %t.1, i32 {{.*}})
CHECK-LABEL: define void @min_caml_start()
CHECK: phi i32 [ 1, %then ], [ 3, %else ]
CHECK: phi i32 [ 2, %then ], [ 4, %else ]
CHECK-NOT: call ptr @min_caml_allocate
OUT: 47-1
*)
let rec apply f = f 4 in
let rec make k =
  let rec add x = x + k in
  apply add in
let rec loop n t =
  let (a, b) = t in
  if n = 0 then a - b else loop (n - 1) (b, a + 1) in
let t = if make 3 > 2 then (1, 2) else (3, 4) in
let (a, b) = t in
print_int (make 0);
print_int (make 3);
print_int (loop 10 (a, b))
