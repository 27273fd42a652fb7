(* The innermost definition counts.

   RUN: %mincaml-llc %s --emit=typed -o - | FileCheck %s

   CHECK: let x : int = 1 in
   CHECK-NEXT: let x : int * float = (x, 2.0) in
   CHECK-NEXT: let rec f (x : int) : int =
   CHECK-NEXT:   let x : int = x + 1 in
   CHECK-NEXT:   x
   CHECK-NEXT: in
   CHECK-NEXT: let rec f (f : int) : int =
   CHECK-NEXT:   f + 1
   CHECK-NEXT: in
   CHECK-NEXT: let ((x : int), (y : float)) = x in
   CHECK-NEXT: print_int (f (x + (let x : int = 2 in x) + x))
*)
let x = 1 in
let x = (x, 2.0) in
let rec f x = let x = x + 1 in x in
let rec f f = f + 1 in
let (x, y) = x in
print_int (f (x + (let x = 2 in x) + x))
