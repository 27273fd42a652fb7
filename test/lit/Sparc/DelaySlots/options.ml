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
   MISSED: empty.ml:{{.*}}: remark: {{[1-9][0-9]*}} delay slots and 0 gaps after floating-point compares have a nop; {{[1-9][0-9]*}} slots: nothing above is independent of the call [mincaml-delay-slots]

   Comments say for each where it comes from, and that is all they change.
   RUN: %mincaml-llc -O1 -inline=50 -S -g0 %s -o %t.s
   RUN: %mincaml-llc -O1 -inline=50 -S -g0 -fverbose-asm %s -o %t.verbose.s
   RUN: FileCheck %s --check-prefix=VERBOSE --input-file=%t.verbose.s
   RUN: FileCheck %s --check-prefix=QUIET --input-file=%t.s
   RUN: %python -c "import re,sys; strip = lambda p: [l for l in (re.sub(r'\s*!.*', '', x).rstrip() for x in open(p)) if l]; sys.exit(strip(sys.argv[1]) != strip(sys.argv[2]))" %t.s %t.verbose.s
   VERBOSE-DAG: ! slot: filled by LLVM
   VERBOSE-DAG: ! slot: from the target, executed if taken
   VERBOSE-DAG: ! slot: {{from the path below, harmless if taken|from above}}
   QUIET: ml.count:
   QUIET-NOT: slot:
   RUN: %mincaml-llc -O1 -S -g0 -fverbose-asm %S/Inputs/empty.ml -o - | FileCheck %s --check-prefix=EMPTY-SLOT
   EMPTY-SLOT: call {{.*}} ! slot: nothing above is independent of the call
   EMPTY-SLOT-NEXT: nop
   RUN: %mincaml-llc -O1 -S -g0 -fverbose-asm -fno-delayed-branch %s -o - | FileCheck %s --check-prefix=QUIET

   Stock llc fills them with the same pass.
   RUN: %mincaml-llc -O1 --emit=llvm -g0 %s -o %t.ll
   RUN: %llc -mincaml-delay-slots -mincaml-check-sparc %t.ll -o - | FileCheck %s
   RUN: %llc -mincaml-check-sparc %t.ll -o - | FileCheck %s --check-prefix=EMPTY --implicit-check-not=,a
*)
let rec count n k =
  if n = 0 then k else if n = 2 * (n / 2) then count (n / 2) (k + 1) else count (3 * n + 1) (k + 1) in
print_int (count (read_int ()) 0 + count (read_int ()) 1)
