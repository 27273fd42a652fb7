(* The original language has no library.

   RUN: not %mincaml-llc %s -std=mincaml -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+12]]:9: error: unknown name 'Array.map': there are no modules [MC0116]
   CHECK-NEXT: let a = Array.map print_int (Array.make 1 2) in
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: :[[#@LINE+10]]:9: error: unknown name 'Float.sqrt': write `sqrt` [MC0116]
   CHECK-NEXT: let b = Float.sqrt 2.0 in
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: sqrt
   CHECK-NEXT: :[[#@LINE+7]]:12: error: unknown name 'Array.get': write `a.(i)` [MC0116]
   CHECK-NEXT: print_int (Array.get a 0)
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: 3 errors generated.
*)
let a = Array.map print_int (Array.make 1 2) in
let b = Float.sqrt 2.0 in
print_int (Array.get a 0)
