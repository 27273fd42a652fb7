(* Array expressions.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: a.(0);
   CHECK-NEXT: a.(i).(j).(k);
   CHECK-NEXT: (f x).(0);
   CHECK-NEXT: f x.(0);
   CHECK-NEXT: a.(b.(0)) <- c.(1);
   CHECK-NEXT: a.(i) <- (b.(j) <- c);
   CHECK-NEXT: a.(0) <- (1, 2);
   CHECK-NEXT: Array.make 3 x;
   CHECK-NEXT: Array.make 3 0.0;
   CHECK-NEXT: f (Array.make 1 2);
   CHECK-NEXT: Array.length a + 1;
   CHECK-NEXT: Array.length a.(0);
   CHECK-NEXT: -a.(0);
   CHECK-NEXT: (-a).(0);
   CHECK-NEXT: a.((x; y));
   CHECK-NEXT: (1).(0);
   CHECK-NEXT: (1.5).(0)
*)
a.(0); a.(i).(j).(k); (f x).(0); f x.(0); a.(b.(0)) <- c.(1); a.(i) <- b.(j) <- c; a.(0) <- 1, 2;
Array.make 3 x; Array.create 3 0.0; f (Array.make 1 2); Array.length a + 1; Array.length a.(0);
-a.(0); (-a).(0); a.(x; y); (1).(0); 1.5.(0)
