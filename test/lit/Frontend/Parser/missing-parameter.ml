(* In the original language, `let rec` is for functions.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:11: error: `let rec` defines functions, but 'x' has no parameter [MC0215]
   CHECK-NEXT: let rec x = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: ()
   CHECK-NEXT: note: to define a variable, leave out `rec`
   CHECK-NEXT: 1 error generated.
*)
let rec x = 1 in
print_int x
