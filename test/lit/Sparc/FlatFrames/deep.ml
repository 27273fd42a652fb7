(* REQUIRES: sparc-cross

   Ten million activations at a time of functions without windows, whose frames
   are as small as what they keep.
   RUN: %mincaml-llc -O1 -inline=0 %s -o %t.v8
   RUN: %run-sparc %t.v8 | FileCheck %s
   RUN: %mincaml-llc -O1 -inline=0 --target=sparcv9 %s -o %t.v9
   RUN: %run-sparcv9 %t.v9 | FileCheck %s
   CHECK: 5.0000005e+13
   CHECK-NEXT: 10000001
   CHECK-NEXT: 10000000
*)
let rec sum n = if n = 0 then 0.0 else float_of_int n +. sum (n - 1) in
(* An integer and a float live across the call, and a call of another function. *)
let rec length n x = if n = 0 then 1 else 1 + length (n - 1) (x +. 1.0) in
(* Mutual recursion. *)
let rec even n =
  let rec odd n = if n = 0 then 0 else 1 + even (n - 1) in
  if n = 0 then 0 else 1 + odd (n - 1) in
print_float (sum 10000000); print_newline ();
print_int (length 10000000 0.0); print_newline ();
print_int (even 10000000)
