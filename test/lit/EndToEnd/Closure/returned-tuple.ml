(* Tuples that closures return. In the source a function reads them through
   memory, once everything is inlined through its parameter: results computed
   before and after inlining must not be combined.
   RUN: %everywhere %s
   RUN: %mincaml-llc --target=host -passes='require<mincaml-effects>,default<O2>' %s -o %t
   RUN: %t | FileCheck %s --match-full-lines
   CHECK: 1.
   CHECK-NEXT: 2.
   CHECK-NEXT: 0.
   CHECK-NEXT: 3.
   CHECK-NOT: {{.}}
*)
let x = Array.make 1 1 in
let rec stored n p =
  let a = Array.make n (let rec g y = (0, 0.0) in g) in
  (let rec fill i =
     if i < 1 then (a.(i) <- (let rec h y = p in h); fill n) else () in
   fill 0);
  let (u, v) =
    (if x.(0) > 0 then (x.(0) <- x.(0); a.(0) (Array.make n 0.0).(0))
     else (0, 0.0)) in
  print_float v; print_newline (); 0 in
let rec returned p =
  (let rec get () = (if (Array.make 1 0).(0) = 0 then p else p) in
   (let (u, v) = get () in print_float v);
   print_newline ());
  0 in
let a = stored 1 (0, 1.0) in
let b = stored (Array.length x) (0, 2.0) in
let c = returned (0, 0.0) in
let d = returned (0, 3.0) in
()
(* >>> output
1.
2.
0.
3.
<<< *)
