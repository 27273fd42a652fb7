(* `;;` is for OCaml programs of several definitions.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+13]]:10: error: `;;` cannot be used here: in MinCaml, a program is one expression [MC0218]
   CHECK-NEXT: let x = 1;;
   CHECK-NEXT: ^~
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+10]]:12: error: `;;` cannot be used here: in MinCaml, a program is one expression [MC0218]
   CHECK-NEXT: print_int x;;
   CHECK-NEXT: ^~
   CHECK-NEXT: ;
   CHECK-NEXT: :[[#@LINE+7]]:12: error: `;;` cannot be used here: in MinCaml, a program is one expression [MC0218]
   CHECK-NEXT: print_int x;;
   CHECK-NEXT: ^~
   CHECK-NEXT: 3 errors generated.
*)
let x = 1;;
print_int x;;
print_int x;;
