(* From -O1 on, unless -fno-section-anchors says otherwise.
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s --check-prefix=WITHOUT
   RUN: %mincaml-llc -O1 -inline=50 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -inline=50 -fno-section-anchors -S -g0 %s -o - | FileCheck %s --check-prefix=WITHOUT --implicit-check-not=.Lfloat
   CHECK: ml.f:
   CHECK: sethi %hi(.Lfloat{{[.0-9]*}}), [[R:%[li][0-7]]]
   CHECK-NOT: sethi
   CHECK: ldd {{\[}}[[R]]+%lo(.Lfloat.1)]
   CHECK-NOT: sethi
   CHECK: call ml.f
   CHECK-NOT: sethi
   CHECK: .Lfunc_end
   WITHOUT: ml.f:
   WITHOUT: .LCPI

   In the object and in the executable the halves belong together.
   RUN: %mincaml-llc -O1 -inline=50 -fno-flat-frames -c %s -o %t.o
   RUN: sparc-lint --summary %t.o | FileCheck %s --check-prefix=OBJECT
   OBJECT: SPL003 {{ *[1-9][0-9]*}} {{ *}}0 {{ *}}0 
   RUN: %if sparc-cross %{ %mincaml-llc -O1 -inline=50 --run %s < %S/Inputs/number | FileCheck %s --check-prefix=OUTPUT %}
   OUTPUT: 363.703125
*)
let rec f x = if x > 100.25 then x *. 1.5 else f (x *. 3.5 +. 7.125) -. 2.75 in
print_float (f (float_of_int (read_int ())))
