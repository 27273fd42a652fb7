(* Tuples are looser than operators, tighter than `;` and `if` branches take them.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: let (x, y) = (1, 2) in
   CHECK-NEXT: let (_, z, _) = (x + 1, (y, 3), ()) in
   CHECK-NEXT: f (1, (2, 3), 4);
   CHECK-NEXT: if p then
   CHECK-NEXT:   (1, 2)
   CHECK-NEXT: else
   CHECK-NEXT:   (3, 4);
   CHECK-NEXT: (x, (if p then 1 else (2, 3)))
*)
let (x, y) = 1, 2 in
let (_, z, _) = (x + 1, (y, 3), ()) in
f (1, (2, 3), 4);
if p then 1, 2 else 3, 4;
x, if p then 1 else 2, 3
