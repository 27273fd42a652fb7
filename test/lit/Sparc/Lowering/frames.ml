(* Frames and calls: a leaf procedure has no window, with variables on the stack
   it moves %sp; other functions begin with save; a tail call leaves the window
   in its delay slot, and keeps the caller's return address; a closure is
   entered by a jump with its address in the first register after the
   arguments.
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s
   RUN: %if sparc-cross %{ %mincaml-llc -O0 --run %s | FileCheck %s --check-prefix=OUT %}
   RUN: %if sparc-cross %{ %mincaml-llc -O2 --target=sparcv9 --run %s | FileCheck %s --check-prefix=OUT %}

   CHECK-LABEL: {{^}}ml.leaf:
   CHECK-NOT: save
   CHECK: retl
   CHECK-NEXT: add %o0, %o1, %o0

   CHECK-LABEL: {{^}}ml.twice:
   CHECK: save %sp, -104, %sp
   CHECK: call ml.leaf
   CHECK: call ml.leaf
   CHECK-NEXT: mov 1, %o1
   CHECK: ret
   CHECK-NEXT: restore %o0, %i0, %o0

   CHECK-LABEL: {{^}}ml.loop:
   CHECK: save %sp
   CHECK: call ml.loop
   CHECK-NEXT: restore %i1, %i2, %o1

   CHECK-LABEL: {{^}}ml.add:
   CHECK: add %sp, -96, %sp
   CHECK-NOT: save
   CHECK: retl
   CHECK-NEXT: add %sp, 96, %sp

   CHECK-LABEL: {{^}}ml.apply:
   CHECK: save %sp
   CHECK: ld [%i1], %[[CODE:i[0-5]]]
   CHECK: jmp %[[CODE]]
   CHECK-NEXT: restore

   The stack does not grow by a tail call.
   OUT: 10
   OUT-NEXT: 705082704
   OUT-NEXT: 7
*)
let rec leaf x y = x + y in
let rec twice x = leaf x x + leaf x 1 in
let rec loop n a = if n = 0 then a else loop (n - 1) (a + n) in
let rec adder x = let rec add y = x + y in add in
let rec apply f x = f x in
print_int (twice 3); print_newline ();
print_int (loop 100000 0); print_newline ();
print_int (apply (adder 3) 4); print_newline ()
