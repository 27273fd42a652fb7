(* `let` extends as far as it can; `;` is looser than `if` and `<-`.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: let x =
   CHECK-NEXT:   a;
   CHECK-NEXT:   b
   CHECK-NEXT: in
   CHECK-NEXT: c;
   CHECK-NEXT: if p then
   CHECK-NEXT:   a;
   CHECK-NEXT: b;
   CHECK-NEXT: if p then
   CHECK-NEXT:   a
   CHECK-NEXT: else
   CHECK-NEXT:   b;
   CHECK-NEXT: c;
   CHECK-NEXT: if p then (
   CHECK-NEXT:   if q then
   CHECK-NEXT:     a
   CHECK-NEXT:   else
   CHECK-NEXT:     b
   CHECK-NEXT: );
   CHECK-NEXT: if p then (
   CHECK-NEXT:   if q then
   CHECK-NEXT:     a
   CHECK-NEXT: )
   CHECK-NEXT: else
   CHECK-NEXT:   b;
   CHECK-NEXT: a.(0) <- (if p then 1 else 2);
   CHECK-NEXT: b;
   CHECK-NEXT: (let y = 1 in a; b);
   CHECK-NEXT: c;
   CHECK-NEXT: 1 + (let z = 1 in z + 2; let w = 3 in d; e)
*)
let x = a; b in
c;
if p then a; b;
if p then a else b; c;
if p then if q then a else b;
if p then (if q then a) else b;
a.(0) <- if p then 1 else 2; b;
(let y = 1 in a; b); c;
1 + let z = 1 in z + 2;
let w = 3 in
d; e;
