(* A float begins with a digit.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+10]]:13: error: a float needs a digit before its dot: `0.5` [MC0114]
   CHECK-NEXT: print_float .5;
   CHECK-NEXT: ^~
   CHECK-NEXT: 0
   CHECK-NEXT: :[[#@LINE+7]]:21: error: a float needs a digit before its dot: `0.25e1` [MC0114]
   CHECK-NEXT: print_float (1.0 +. .25e1)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 0
   CHECK-NEXT: 2 errors generated.
*)
print_float .5;
print_float (1.0 +. .25e1)
