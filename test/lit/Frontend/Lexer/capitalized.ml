(* Names of modules that the library does not have.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+12]]:12: error: unknown name 'Array.size': write `Array.length` [MC0116]
   CHECK-NEXT: print_int (Array.size a);
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: Array.length
   CHECK-NEXT: :[[#@LINE+9]]:12: error: unknown name 'Unix.nice': C functions can be declared with `external` [MC0116]
   CHECK-NEXT: print_int (Unix.nice a);
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: :[[#@LINE+7]]:9: error: unknown name 'Buffer.resize': the library does not have it [MC0116]
   CHECK-NEXT: let x = Buffer.resize 3 in
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: 3 errors generated.
*)
print_int (Array.size a);
print_int (Unix.nice a);
let x = Buffer.resize 3 in
print_int x
