(* Array elements have parentheses, and there are no fields.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+10]]:13: error: expected `(` after `.`, found the number 0 [MC0224]
   CHECK-NEXT: print_int a.0;
   CHECK-NEXT: ^
   CHECK-NEXT: (0)
   CHECK-NEXT: :[[#@LINE+7]]:13: error: expected `(` after `.`, found the name 'length' [MC0224]
   CHECK-NEXT: print_int a.length
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: note: write `Array.length a` or `String.length s`
   CHECK-NEXT: 2 errors generated.
*)
print_int a.0;
print_int a.length
