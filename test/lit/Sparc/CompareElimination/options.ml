(* One compare for both questions from -O1 on.
   RUN: %mincaml-llc -O1 -inline=0 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -inline=0 --target=sparcv9 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s --check-prefix=TWICE
   RUN: %mincaml-llc -O1 -inline=0 -fno-compare-elimination -S -g0 %s -o - | FileCheck %s --check-prefix=TWICE
   RUN: %mincaml-llc -O1 -inline=0 -S -g0 -pass-remarks=mincaml-compare %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
   CHECK: ml.sign:
   CHECK: {{	}}cmp
   CHECK-NOT: {{	}}cmp
   CHECK: .Lfunc_end
   TWICE: ml.sign:
   TWICE: {{	}}cmp
   TWICE: {{	}}cmp
   TWICE: .Lfunc_end
   REMARK: 1 compares removed, whose condition codes were there

   Stock llc does it with the same pass.
   RUN: %mincaml-llc -O1 -inline=0 --emit=llvm -g0 %s -o %t.ll
   RUN: %llc -mincaml-compare-elimination -mincaml-check-sparc %t.ll -o - | FileCheck %s
   RUN: %llc %t.ll -o - | FileCheck %s --check-prefix=TWICE
*)
let rec sign a b = if a < b then print_int 1 else if a = b then print_int 2 else print_int 3 in
sign (read_int ()) (read_int ());
sign (read_int ()) (read_int ());
sign (read_int ()) (read_int ());
sign (read_int ()) (read_int ());
sign (read_int ()) (read_int ());
sign (read_int ()) (read_int ());
sign (read_int ()) (read_int ())
