(* A function defined without `rec`; parsing continues as if it were there.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+13]]:5: error: the function 'double' is defined without `rec` [MC0206]
   CHECK-NEXT: let double n = n + n in
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: rec
   CHECK-NEXT: :[[#@LINE+10]]:5: error: the function 'add' is defined without `rec` [MC0206]
   CHECK-NEXT: let add x y = x in
   CHECK-NEXT: ^~~
   CHECK-NEXT: rec
   CHECK-NEXT: :[[#@LINE+7]]:22: error: expected an expression, found `)` [MC0202]
   CHECK-NEXT: print_int (double 2 +)
   CHECK-NEXT: ^
   CHECK-NEXT: 3 errors generated.
*)
let double n = n + n in
let add x y = x in
print_int (double 2 +)
