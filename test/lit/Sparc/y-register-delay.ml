(* The V8 manual requires three instructions between a write of %y and the
   division that reads it.
   RUN: %mincaml-llc -O0 --unsafe %s -S -g0 -o - | FileCheck %s
   RUN: %mincaml-llc -O2 --unsafe %s -S -g0 -o - | FileCheck %s
   CHECK: wr %g0, %{{.*}}, %y
   CHECK-NEXT: nop
   CHECK-NEXT: nop
   CHECK-NEXT: nop
   CHECK-NEXT: sdiv

   V9 asks for none.
   RUN: %mincaml-llc -O2 --target=sparcv9 --unsafe %s -S -g0 -o - | FileCheck %s --check-prefix=V9
   V9: wr %g0, %{{.*}}, %y
   V9-NEXT: sdiv

   RUN: echo -17 5 > %t.in
   RUN: %if sparc-cross %{ %mincaml-llc -O2 %s --run < %t.in | FileCheck %s --check-prefix=OUT %}
   OUT: -3
*)
let rec quotient x y = x / y in
let x = read_int () in
print_int (quotient x (read_int ()));
print_newline ()
