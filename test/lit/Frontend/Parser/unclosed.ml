(* Parentheses have to be closed.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+20]]:22: error: expected `)` to close `(`, found `in` [MC0204]
   CHECK-NEXT: let x = (1 + (2 * 3) in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+17]]:9: note: it was opened here
   CHECK-NEXT: let x = (1 + (2 * 3) in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+15]]:17: error: expected `end` to close `begin`, found `in` [MC0204]
   CHECK-NEXT: let y = begin x in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+12]]:9: note: it was opened here
   CHECK-NEXT: let y = begin x in
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+11]]:1: error: expected `)` to close `(`, found the end of the file [MC0204]
   CHECK-EMPTY:
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+7]]:11: note: it was opened here
   CHECK-NEXT: print_int (x + y
   CHECK-NEXT: ^
   CHECK-NEXT: 3 errors generated.
*)
let x = (1 + (2 * 3) in
let y = begin x in
print_int (x + y
