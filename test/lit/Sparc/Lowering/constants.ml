(* Integers are made in one instruction if they fit in simm13 or have ten zeros
   at their end, in two otherwise. Doubles are loaded from the constant pool.
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O0 -S -g0 --target=sparcv9 %s -o - | FileCheck %s --check-prefix=V9
   RUN: %if sparc-cross %{ %mincaml-llc -O0 --run %s | FileCheck %s --check-prefix=OUT %}
   RUN: %if sparc-cross %{ %mincaml-llc -O2 --target=sparcv9 --run %s | FileCheck %s --check-prefix=OUT %}
   OUT: -4096 4095 4096 -4097 305419041 2.5

   CHECK-LABEL: {{^}}ml.low:
   CHECK: sethi 4194300, %o0
   CHECK-LABEL: {{^}}ml.high:
   CHECK-NOT: sethi
   CHECK: mov 4095, %o0
   CHECK-LABEL: {{^}}ml.above:
   CHECK: sethi 4, %o0
   CHECK-LABEL: {{^}}ml.below:
   CHECK: sethi 4194299, %[[R:.*]]
   CHECK: or %[[R]], 1023, %o0
   CHECK-LABEL: {{^}}ml.any:
   CHECK: sethi 298260, %[[R:.*]]
   CHECK: or %[[R]], 801, %o0
   CHECK-LABEL: {{^}}ml.double:
   CHECK: sethi %hi([[POOL:.LCPI.*]]), %[[R:.*]]
   CHECK: ldd [%[[R]]+%lo([[POOL]])], %f0

   64-bit code for the medium model takes an address in three parts.
   V9-LABEL: {{^}}ml.double:
   V9: sethi %h44([[POOL:.LCPI.*]]), %[[R:.*]]
   V9: add %[[R]], %m44([[POOL]]), %[[R]]
   V9: sllx %[[R]], 12, %[[R]]
   V9: ldd [%[[R]]+%l44([[POOL]])], %f0
*)
let rec low u = -4096 in
let rec high u = 4095 in
let rec above u = 4096 in
let rec below u = -4097 in
let rec any u = 305419041 in
let rec double u = 2.5 in
let rec show x = print_int x; print_byte 32 in
show (low ()); show (high ()); show (above ()); show (below ()); show (any ());
print_float (double ()); print_newline ()
