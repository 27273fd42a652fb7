(* From -O1 on, unless -fno-address-registers says otherwise, with any allocator.
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --unsafe -inline=0 --target=sparcv9 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -mcpu=v9 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -fno-flat-frames -fno-shrink-wrap -fno-delayed-branch -S -g %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -regalloc=basic --verify-regalloc -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -regalloc=fast --verify-regalloc -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -regalloc=pbqp --verify-regalloc -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -regalloc=mincaml -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -regalloc=mincaml-nospill -S -g0 %s -o - | FileCheck %s
   CHECK: ml.count:
   CHECK-NOT: {{%(hi|h44)}}
   CHECK: [%g2+%{{(lo|l44)}}(ml.calls)]
   CHECK-NOT: {{%(hi|h44)}}
   CHECK: call ml.count
   CHECK: .Lfunc_end
   CHECK: min_caml_start:
   CHECK-DAG: {{sethi %(hi|h44)\(ml.calls\)}}, %g2
   CHECK-DAG: call ml.count

   RUN: %mincaml-llc -O0 --unsafe -S -g0 %s -o - | FileCheck %s --check-prefix=WITHOUT
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -fno-address-registers -S -g0 %s -o - | FileCheck %s --check-prefix=WITHOUT
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -relocation-model=pic -S -g0 %s -o - | FileCheck %s --check-prefix=WITHOUT
   WITHOUT: ml.count:
   WITHOUT-NOT: [%g2+
   WITHOUT: call ml.count

   The object has no fault, and the program prints the same.
   RUN: %mincaml-llc -O1 --unsafe -inline=0 -c -g %s -o %t.o
   RUN: %mincaml-llc --check-sparc %t.o
*)
let calls = Array.make 1 0 in
let rec count n =
  calls.(0) <- calls.(0) + 1;
  if n < 2 then n else count (n - 1) + count (n - 2) in
print_int (count (read_int ()));
print_newline ();
print_int calls.(0)
