(* REQUIRES: sparc-cross

   With -fno-flat-frames each of three million activations takes a window, and the
   windows are exhausted at each: they are stored on the way down and loaded on
   the way up.
   RUN: %mincaml-llc -O1 -inline=0 -fno-flat-frames %s -o %t
   RUN: env MINCAML_STACK_MAX=400M %run-sparc %t | FileCheck %s
   CHECK: 3000001
*)
let rec length n = if n = 0 then 1 else 1 + length (n - 1) in
print_int (length 3000000)
