(* Functions, with the extensions for parameters.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: let rec f x y =
   CHECK-NEXT:   x + y
   CHECK-NEXT: in
   CHECK-NEXT: let rec g () =
   CHECK-NEXT:   f 1 2
   CHECK-NEXT: in
   CHECK-NEXT: let rec h x _ () y =
   CHECK-NEXT:   f x y
   CHECK-NEXT: in
   CHECK-NEXT: let rec k x =
   CHECK-NEXT:   let rec l y =
   CHECK-NEXT:     x + y
   CHECK-NEXT:   in
   CHECK-NEXT:   l
   CHECK-NEXT: in
   CHECK-NEXT: let rec m x =
   CHECK-NEXT:   print_int x;
   CHECK-NEXT:   print_newline ()
   CHECK-NEXT: in
   CHECK-NEXT: m (g ())
*)
let rec f x y = x + y in
let rec g () = f 1 2 in
let rec h (x) _ () (y) = f x y in
let rec k x = let rec l y = x + y in l in
let rec m x = print_int x; print_newline () in
m (g ())
