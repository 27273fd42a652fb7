(* An expression that begins a line and cannot be an argument.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+17]]:1: error: missing `;` before this expression [MC0222]
   CHECK-NEXT: let x = 2 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+13]]:12: note: insert `;`
   CHECK-NEXT: print_int 1
   CHECK-NEXT: ^
   CHECK-NEXT: ;
   CHECK-NEXT: :[[#@LINE+12]]:1: error: missing `;` before this expression [MC0222]
   CHECK-NEXT: if x = 2 then print_int 3 else ()
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+8]]:12: note: insert `;`
   CHECK-NEXT: print_int x
   CHECK-NEXT: ^
   CHECK-NEXT: ;
   CHECK-NEXT: 2 errors generated.
*)
print_int 1
let x = 2 in
print_int x
if x = 2 then print_int 3 else ()
