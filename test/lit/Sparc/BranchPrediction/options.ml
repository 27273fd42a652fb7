(* The failure of a bounds check is improbable, on 64-bit SPARC from -O1 on.
   RUN: %mincaml-llc -O1 --target=sparcv9 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O0 --target=sparcv9 -S -g0 %s -o - | FileCheck %s --check-prefix=TAKEN --implicit-check-not=,pn
   RUN: %mincaml-llc -O1 --target=sparcv9 -fno-branch-prediction -S -g0 %s -o - | FileCheck %s --check-prefix=TAKEN --implicit-check-not=,pn
   RUN: %mincaml-llc -O1 -S -g0 %s -o - | FileCheck %s --check-prefix=TAKEN --implicit-check-not=,pn
   RUN: %mincaml-llc -O1 --target=sparcv9 -S -g0 -pass-remarks=mincaml-branch-prediction %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
   CHECK: ml.sum:
   CHECK: {{	}}b{{[a-z]+}}{{(,a)?}},pn{{	}}%icc
   TAKEN: ml.sum:
   REMARK: ml.sum: remark: {{[1-9][0-9]*}} branches are predicted as not taken [mincaml-branch-prediction]

   Only the prediction is another one.
   RUN: %mincaml-llc -O1 --target=sparcv9 -S -g0 %s -o %t.s
   RUN: %mincaml-llc -O1 --target=sparcv9 -fno-branch-prediction -S -g0 %s -o %t.taken.s
   RUN: %python -c "import re,sys; words = lambda p: re.sub(r',pn', '', open(p).read()).split(); sys.exit(words(sys.argv[1]) != words(sys.argv[2]))" %t.s %t.taken.s

   The comparison of code before and after delay slots are filled covers it, also
   without the filling.
   RUN: %mincaml-llc -O1 --target=sparcv9 -fno-delayed-branch -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --target=sparcv9 -fno-delayed-branch -S -g0 -debug-pass=Structure %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=PASSES
   PASSES: SPARC code before delay slots are filled
   PASSES-NEXT: SPARC branch prediction
   PASSES: Comparison of SPARC code with filled delay slots

   Stock llc does it with the same pass.
   RUN: %mincaml-llc -O1 --target=sparcv9 --emit=llvm -g0 %s -o %t.ll
   RUN: %llc -mincaml-branch-prediction -mincaml-check-sparc %t.ll -o - | FileCheck %s
   RUN: %llc -mincaml-branch-prediction -mincaml-delay-slots -mincaml-check-sparc %t.ll -o - | FileCheck %s
   RUN: %llc %t.ll -o - | FileCheck %s --check-prefix=TAKEN --implicit-check-not=,pn
*)
let table = Array.make 100 3 in
let rec sum i total = if i > 200 then total else sum (i + i) (total + table.(i)) in
print_int (sum (read_int ()) 0 + sum 3 1)
