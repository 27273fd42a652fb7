(* A `;` with nothing after it is taken.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: a;
   CHECK-NEXT: b;
   CHECK-NEXT: let x = c in
   CHECK-NEXT: let rec f y =
   CHECK-NEXT:   d
   CHECK-NEXT: in
   CHECK-NEXT: if e then
   CHECK-NEXT:   g
*)
(a;); begin b; end; let x = c; in let rec f y = d; in if e; then g;
