(* Pi nodes that are left in the function are removed before code generation: LLVM's
   preparation for it may move such copies from block to block for ever.
   RUN: %mincaml-llc -O1 -passes='function(mincaml-pi)' --emit=llvm %s -o - | FileCheck %s --check-prefix=INSERTED
   RUN: %mincaml-llc -O1 -passes='function(mincaml-pi)' --emit=mir -stop-after=finalize-isel %s -o - | FileCheck %s
   INSERTED: bitcast i32 {{.*}} !mincaml.pi
   CHECK: define {{.*}} @ml.f(
   CHECK-NOT: bitcast
   CHECK: ret
*)
let rec f n = if n < 3 then n + 1 else n - f (n - 1) in
print_int (f (read_int ()))
