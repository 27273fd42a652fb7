(* The number of delay slots with a nop: 31 of 82 and 363 of 1043 when this was written.
   RUN: %mincaml-llc -O0 -S -g0 %examples/nqueens.ml -o - | %python %S/Inputs/count-slots.py 45
   RUN: %mincaml-llc -O2 -S -g0 %examples/raytracer.ml -o - | %python %S/Inputs/count-slots.py 40
   RUN: %mincaml-llc -O2 -S -g0 --target=sparcv9 %examples/raytracer.ml -o - | %python %S/Inputs/count-slots.py 40

   LLVM can be told to fill none. A tail call then has its restore before it,
   and overwrites the return address; the check sees it.
   RUN: %mincaml-llc -O0 -S -g0 -disable-sparc-delay-filler %s -o - | %python %S/Inputs/count-slots.py 100
   RUN: not %mincaml-llc -O0 -S -g0 -disable-sparc-delay-filler %examples/nqueens.ml -o %t.s 2>&1 | FileCheck %s
   CHECK: error: invalid machine code in ml.safe: `TAIL_CALL @ml.safe{{.*}}`: {{.*}}%o7 does not contain the return address at the tail call; {{.*}} [SPL024]
*)
print_int (read_int ())
