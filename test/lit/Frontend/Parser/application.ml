(* Application is to all arguments at once, and binds tighter than operators.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: f x y z;
   CHECK-NEXT: f (g x) (h y);
   CHECK-NEXT: f x + g y;
   CHECK-NEXT: (f x) y;
   CHECK-NEXT: f a.(0) b.(1).(2);
   CHECK-NEXT: a.(0) x;
   CHECK-NEXT: f () ();
   CHECK-NEXT: f x;
   CHECK-NEXT: f (x, y) 1.5 true;
   CHECK-NEXT: (if c then f else g) x
*)
f x y z; f (g x) (h y); f x + g y; (f x) y; f a.(0) b.(1).(2); a.(0) x; f () (); f begin x end;
f (x, y) 1.5 true; (if c then f else g) x
