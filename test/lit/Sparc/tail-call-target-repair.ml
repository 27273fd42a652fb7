(* Busy code motion loads the address of a function before two paths meet. On one
   of them it is a constant, whose lower half LLVM adds in the slot of the jump.
   RUN: %mincaml-llc -O2 -passes='function(mincaml-pre<busy>)' %s -S -g0 -o - | FileCheck %s
   RUN: %if sparc-cross %{ %mincaml-llc -O2 -passes='function(mincaml-pre<busy>)' %s --run | FileCheck %s --check-prefix=OUT %}
   RUN: %if sparc-cross %{ %mincaml-llc -O2 --target=sparcv9 -passes='function(mincaml-pre<busy>)' %s --run | FileCheck %s --check-prefix=OUT %}

   The check refuses what LLVM alone makes of it.
   RUN: %mincaml-llc -O2 -passes='function(mincaml-pre<busy>)' %s --emit=llvm -g0 -o %t.ll
   RUN: not %llc -O2 -mincaml-check-sparc %t.ll -o %t.s 2>&1 | FileCheck %s --check-prefix=FAULT
   FAULT: violation: in ml.split `TAIL_CALLri {{.*}}it jumps to the high half of an address; {{.*}} [SPL003]

   CHECK-LABEL: {{^}}ml.split:
   CHECK: sethi %hi(ml.mix.entry), [[TARGET:%i[0-7]]]
   CHECK-NEXT: add [[TARGET]], %lo(ml.mix.entry), [[TARGET]]
   CHECK-NEXT: jmp [[TARGET]]
   CHECK-NEXT: restore{{$}}

   OUT: -1
*)
let rec mix x = print_int x in
let rec split x =
  let high = floor 1.0 in
  (if not (high > high) then mix
   else (let rec g p = (let unused = x <= 1.0 in ()) in g))
    (int_of_float (0.0 -. high))
in
split 1.0; print_newline ()
