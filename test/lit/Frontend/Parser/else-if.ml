(* A chain of conditionals, and an `else` that belongs to the nearest `if`.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: if a then
   CHECK-NEXT:   b
   CHECK-NEXT: else if c then
   CHECK-NEXT:   d
   CHECK-NEXT: else if e then
   CHECK-NEXT:   f
   CHECK-NEXT: else
   CHECK-NEXT:   g;
   CHECK-NEXT: if a then (
   CHECK-NEXT:   if b then
   CHECK-NEXT:     c
   CHECK-NEXT:   else
   CHECK-NEXT:     d
   CHECK-NEXT: );
   CHECK-NEXT: if a then
   CHECK-NEXT:   b
   CHECK-NEXT: else if c then
   CHECK-NEXT:   d
*)
if a then b else if c then d else if e then f else g;
if a then if b then c else d;
if a then b else if c then d
