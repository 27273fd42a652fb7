(* Slots are filled from -O1 on.
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s --check-prefix=EMPTY --implicit-check-not=,a
   RUN: %mincaml-llc -O1 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -fno-delayed-branch -S -g0 %s -o - | FileCheck %s --check-prefix=EMPTY --implicit-check-not=,a
   CHECK: ml.count:
   CHECK-NOT: nop
   CHECK: b{{[a-z]+}},a
   CHECK-NOT: nop
   CHECK: min_caml_start:
   EMPTY: ml.count:
   EMPTY: nop

   Remarks say how many, for each function.
   RUN: %mincaml-llc -O1 -S %s -o - -pass-remarks=mincaml-delay-slots 2>&1 | FileCheck %s --check-prefix=FILLED
   RUN: %mincaml-llc -O1 -S %S/Inputs/empty.ml -o - -pass-remarks-missed=mincaml-delay-slots 2>&1 | FileCheck %s --check-prefix=MISSED
   FILLED: options.ml:{{.*}}: remark: {{[1-9][0-9]*}} delay slots and 0 gaps after floating-point compares are filled [mincaml-delay-slots]
   MISSED: empty.ml:{{.*}}: remark: {{[1-9][0-9]*}} delay slots and 0 gaps after floating-point compares have a nop: no instruction was found that may be executed there [mincaml-delay-slots]

   Stock llc fills them with the same pass.
   RUN: %mincaml-llc -O1 --emit=llvm -g0 %s -o %t.ll
   RUN: %llc -mincaml-delay-slots -mincaml-check-sparc %t.ll -o - | FileCheck %s
   RUN: %llc -mincaml-check-sparc %t.ll -o - | FileCheck %s --check-prefix=EMPTY --implicit-check-not=,a
*)
let rec count n k =
  if n = 0 then k else if n = 2 * (n / 2) then count (n / 2) (k + 1) else count (3 * n + 1) (k + 1) in
print_int (count (read_int ()) 0)
