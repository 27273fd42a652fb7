(* Windows are allocated where they are needed from -O1 on.
   RUN: %mincaml-llc -O1 -inline=0 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -inline=0 --target=sparcv9 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -inline=0 -regalloc=mincaml -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s --check-prefix=AT-ENTRY
   RUN: %mincaml-llc -O1 -inline=0 -fno-shrink-wrap -S -g0 %s -o - | FileCheck %s --check-prefix=AT-ENTRY
   CHECK: ml.fib:
   CHECK: cmp %o0, 1
   CHECK: retl
   CHECK: save %sp
   CHECK: call ml.fib
   CHECK: restore
   AT-ENTRY: ml.fib:
   AT-ENTRY: save %sp
   AT-ENTRY-NOT: retl
   AT-ENTRY: .size ml.fib

   Stock llc does it with the same pass.
   RUN: %mincaml-llc -O1 -inline=0 --emit=llvm -g0 %s -o %t.ll
   RUN: %llc -mincaml-shrink-wrap -mincaml-check-sparc %t.ll -o - | FileCheck %s
   RUN: %llc -mincaml-check-sparc %t.ll -o - | FileCheck %s --check-prefix=AT-ENTRY

   The object file describes both parts of the function to debuggers, and is
   correct.
   RUN: %mincaml-llc -O1 -inline=0 -c -g %s -o %t.o
   RUN: sparc-lint --summary %t.o
   RUN: llvm-dwarfdump --debug-frame --verify %t.o
   RUN: %mincaml-llc -O1 -inline=0 -S -g %s -o - | FileCheck %s --check-prefix=FRAME
   FRAME: ml.fib:
   FRAME: retl
   FRAME: save %sp, -96, %sp
   FRAME: .cfi_remember_state
   FRAME-NEXT: .cfi_def_cfa_register %fp
   FRAME-NEXT: .cfi_window_save
   FRAME-NEXT: .cfi_register %o7, %i7
*)
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2) in
print_int (fib 10)
