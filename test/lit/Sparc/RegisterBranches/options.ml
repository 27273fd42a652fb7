(* A number from memory, for 64-bit SPARC from -O1 on.
   RUN: %mincaml-llc -O1 --target=sparcv9 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O0 --target=sparcv9 -S -g0 %s -o - | FileCheck %s --check-prefix=COMPARED
   RUN: %mincaml-llc -O1 --target=sparcv9 -fno-register-branches -S -g0 %s -o - | FileCheck %s --check-prefix=COMPARED
   RUN: %mincaml-llc -O1 -S -g0 %s -o - | FileCheck %s --check-prefix=COMPARED
   RUN: %mincaml-llc -O1 --target=sparcv9 -S -g0 -pass-remarks=mincaml-register-branches %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
   CHECK: ml.count:
   CHECK: {{	}}br{{n?}}z
   CHECK: .Lfunc_end
   COMPARED: ml.count:
   COMPARED-NOT: {{	}}br{{n?}}z
   COMPARED: .Lfunc_end
   REMARK: 1 compares with zero are part of branches and moves

   Stock llc does it with the same pass.
   RUN: %mincaml-llc -O1 --target=sparcv9 --emit=llvm -g0 %s -o %t.ll
   RUN: %llc -mincaml-register-branches -mincaml-check-sparc %t.ll -o - | FileCheck %s
   RUN: %llc %t.ll -o - | FileCheck %s --check-prefix=COMPARED
*)
let composite = Array.make 100 false in
let rec count i total =
  if i >= 100 then total
  else count (i + 1) (if composite.(i) then total else total + 1) in
composite.(4) <- true;
print_int (count 2 (read_int ()) + count 3 (read_int ()))
