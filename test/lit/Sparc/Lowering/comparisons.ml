(* Branches on all comparisons of integers and floats: each goes to the else part
   under the opposite condition, which for floats holds for a NaN as well (but for
   <>). V8 requires an instruction between the compare of floats and the branch.
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O0 -S -g0 --target=sparcv9 %s -o - | FileCheck %s --check-prefix=V9
   RUN: echo 0 > %t.in
   RUN: %if sparc-cross %{ %mincaml-llc -O0 --run %s < %t.in | FileCheck %s --check-prefix=OUT %}
   RUN: %if sparc-cross %{ %mincaml-llc -O2 --run %s < %t.in | FileCheck %s --check-prefix=OUT %}
   RUN: %if sparc-cross %{ %mincaml-llc -O2 --target=sparcv9 --run %s < %t.in | FileCheck %s --check-prefix=OUT %}
   RUN: %mincaml-llc --interpret %s < %t.in | FileCheck %s --check-prefix=OUT

   CHECK-LABEL: {{^}}ml.i_lt:
   CHECK: cmp
   CHECK-NEXT: bge .LBB
   CHECK-LABEL: {{^}}ml.i_le:
   CHECK: cmp
   CHECK-NEXT: bg .LBB
   CHECK-LABEL: {{^}}ml.i_gt:
   CHECK: cmp
   CHECK-NEXT: ble .LBB
   CHECK-LABEL: {{^}}ml.i_ge:
   CHECK: cmp
   CHECK-NEXT: bl .LBB
   CHECK-LABEL: {{^}}ml.i_eq:
   CHECK: cmp
   CHECK-NEXT: bne .LBB
   CHECK-LABEL: {{^}}ml.i_ne:
   CHECK: cmp
   CHECK-NEXT: be .LBB
   CHECK-LABEL: {{^}}ml.f_lt:
   CHECK: fcmpd
   CHECK-NEXT: nop
   CHECK-NEXT: fbuge .LBB
   CHECK-LABEL: {{^}}ml.f_le:
   CHECK: fcmpd
   CHECK-NEXT: nop
   CHECK-NEXT: fbug .LBB
   CHECK-LABEL: {{^}}ml.f_gt:
   CHECK: fcmpd
   CHECK-NEXT: nop
   CHECK-NEXT: fbule .LBB
   CHECK-LABEL: {{^}}ml.f_ge:
   CHECK: fcmpd
   CHECK-NEXT: nop
   CHECK-NEXT: fbul .LBB
   CHECK-LABEL: {{^}}ml.f_eq:
   CHECK: fcmpd
   CHECK-NEXT: nop
   CHECK-NEXT: fbne .LBB
   CHECK-LABEL: {{^}}ml.f_ne:
   CHECK: fcmpd
   CHECK-NEXT: nop
   CHECK-NEXT: fbe .LBB

   V9-LABEL: {{^}}ml.f_lt:
   V9: fcmpd %fcc0
   V9-NEXT: fbuge %fcc0, .LBB
   V9-LABEL: {{^}}ml.f_le:
   V9: fcmpd %fcc0
   V9-NEXT: fbug %fcc0, .LBB
   V9-LABEL: {{^}}ml.f_gt:
   V9: fcmpd %fcc0
   V9-NEXT: fbule %fcc0, .LBB
   V9-LABEL: {{^}}ml.f_ge:
   V9: fcmpd %fcc0
   V9-NEXT: fbul %fcc0, .LBB
   V9-LABEL: {{^}}ml.f_eq:
   V9: fcmpd %fcc0
   V9-NEXT: fbne %fcc0, .LBB
   V9-LABEL: {{^}}ml.f_ne:
   V9: fcmpd %fcc0
   V9-NEXT: fbe %fcc0, .LBB

   Columns: <, <=, >, >=, =, <>. The last three lines are with a NaN.
   OUT: 112221
   OUT-NEXT: 212112
   OUT-NEXT: 221121
   OUT-NEXT: 112221
   OUT-NEXT: 112221
   OUT-NEXT: 212112
   OUT-NEXT: 221121
   OUT-NEXT: 222221
   OUT-NEXT: 222221
   OUT-NEXT: 222221
*)
let rec i_lt x y = if x < y then 1 else 2 in
let rec i_le x y = if x <= y then 1 else 2 in
let rec i_gt x y = if x > y then 1 else 2 in
let rec i_ge x y = if x >= y then 1 else 2 in
let rec i_eq x y = if x = y then 1 else 2 in
let rec i_ne x y = if x <> y then 1 else 2 in
let rec f_lt x y = if x < y +. 0.0 then 1 else 2 in
let rec f_le x y = if x <= y +. 0.0 then 1 else 2 in
let rec f_gt x y = if x > y +. 0.0 then 1 else 2 in
let rec f_ge x y = if x >= y +. 0.0 then 1 else 2 in
let rec f_eq x y = if x = y +. 0.0 then 1 else 2 in
let rec f_ne x y = if x <> y +. 0.0 then 1 else 2 in
let rec ints x y = print_int (i_lt x y); print_int (i_le x y); print_int (i_gt x y); print_int (i_ge x y); print_int (i_eq x y); print_int (i_ne x y); print_newline () in
let rec floats x y = print_int (f_lt x y); print_int (f_le x y); print_int (f_gt x y); print_int (f_ge x y); print_int (f_eq x y); print_int (f_ne x y); print_newline () in
let zero = read_int () in
let z = float_of_int zero in
let nan = z /. z in
ints zero 1; ints zero 0; ints 1 zero; ints (zero - 1) 1;
floats z 1.0; floats z 0.0; floats 1.0 z; floats nan 1.0; floats 1.0 nan; floats nan nan
