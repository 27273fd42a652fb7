(* A minus sign directly before a literal belongs to it; in parentheses or before anything else it negates.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: f (-1);
   CHECK-NEXT: f (-1.5);
   CHECK-NEXT: f (-.1.5);
   CHECK-NEXT: f (-(1));
   CHECK-NEXT: f (-x);
   CHECK-NEXT: f (-(-1));
   CHECK-NEXT: f (-2147483648);
   CHECK-NEXT: f - 1;
   CHECK-NEXT: g (1 - 1);
   CHECK-NEXT: -1 + 2;
   CHECK-NEXT: 2 - -1;
   CHECK-NEXT: -1.0 -. 1.0
*)
f (-1); f (-1.5); f (-.1.5); f (-(1)); f (-x); f (- -1); f (-2147483648);
f -1; g (1 - 1); -1 + 2; 2 - -1; -1.0 -. 1.0
