(* Array elements have parentheses. In the original language, there are no fields.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
   RUN: not %mincaml-llc %s -std=mincaml -fsyntax-only 2>&1 | FileCheck %s --check-prefixes=CHECK,STRICT

   CHECK: :[[#@LINE+9]]:13: error: expected `(` after `.`, found the number 0 [MC0224]
   CHECK-NEXT: print_int a.0;
   CHECK-NEXT: ^
   CHECK-NEXT: (0)
   STRICT-NEXT: :[[#@LINE+6]]:13: error: expected `(` after `.`, found the name 'length' [MC0224]
   STRICT-NEXT: print_int a.length
   STRICT-NEXT: ^~~~~~
   STRICT-NEXT: note: no function returns the length of an array; keep the length in a variable
*)
print_int a.0;
print_int a.length
