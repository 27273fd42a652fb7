(* A recursion by one call works without windows from -O1 on.
   RUN: %mincaml-llc -O1 -inline=0 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -inline=0 --target=sparcv9 -S -g0 %s -o - | FileCheck %s --check-prefix=V9
   RUN: %mincaml-llc -O1 -inline=0 -regalloc=mincaml -S -g0 %s -o - | FileCheck %s --check-prefix=WINDOW
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s --check-prefix=WINDOW
   RUN: %mincaml-llc -O1 -inline=0 -fno-flat-frames -S -g0 %s -o - | FileCheck %s --check-prefix=WINDOW
   CHECK: ml.sum:
   CHECK: cmp %o0, 0
   CHECK: add %sp, -[[SIZE:[0-9]+]], %sp
   CHECK-NEXT: st %o7, [%sp+[[SLOT:[0-9]+]]]
   CHECK: call ml.sum
   CHECK: ld [%sp+[[SLOT]]], %o7
   CHECK: retl
   CHECK-NEXT: add %sp, [[SIZE]], %sp
   CHECK-NOT: save
   CHECK: .size ml.sum
   V9: ml.sum:
   V9: add %sp, -[[SIZE:[0-9]+]], %sp
   V9-NEXT: stx %o7, [%sp+[[SLOT:[0-9]+]]]
   V9: ldx [%sp+[[SLOT]]], %o7
   V9: add %sp, [[SIZE]], %sp
   WINDOW: ml.sum:
   WINDOW: save %sp
   WINDOW: call ml.sum
   WINDOW: restore

   Stock llc does it with the same passes.
   RUN: %mincaml-llc -O1 -inline=0 --emit=llvm -g0 %s -o %t.ll
   RUN: %llc -mincaml-flat-frames -mincaml-check-sparc %t.ll -o - | FileCheck %s --check-prefix=LLC
   RUN: %llc -mincaml-flat-frames -mincaml-shrink-wrap -mincaml-verify-regalloc -mincaml-check-sparc -verify-machineinstrs %t.ll -o - | FileCheck %s --check-prefix=LLC
   RUN: %llc -mincaml-check-sparc %t.ll -o - | FileCheck %s --check-prefix=WINDOW
   LLC: ml.sum:
   LLC: add %sp, -
   LLC: st %o7
   LLC-NOT: save
   LLC: .size ml.sum

   The object file describes the frame, and is correct.
   RUN: %mincaml-llc -O1 -inline=0 -c -g %s -o %t.o
   RUN: sparc-lint %t.o
   RUN: %mincaml-llc -O1 -inline=0 -S -g %s -o - | FileCheck %s --check-prefix=FRAME
   FRAME: ml.sum:
   FRAME: add %sp, -[[SIZE:[0-9]+]], %sp
   FRAME-NEXT: .cfi_remember_state
   FRAME-NEXT: .cfi_def_cfa_offset [[SIZE]]
   FRAME-NEXT: st %o7, [%sp+100]
   FRAME-NEXT: .cfi_offset %o7, 84
*)
let rec sum n = if n = 0 then 0 else n + sum (n - 1) in
print_int (sum (read_int ()))
