(* Only flat tuples of two or more names are patterns.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+14]]:5: error: a tuple pattern consists of two or more names in parentheses, but this is one name [MC0212]
   CHECK-NEXT: let (x) = 1 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+12]]:9: error: a tuple pattern consists of two or more names in parentheses, but this is `(` [MC0212]
   CHECK-NEXT: let (x, (y, z)) = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+10]]:9: error: a tuple pattern consists of two or more names in parentheses, but this is the number 1 [MC0212]
   CHECK-NEXT: let (x, 1) = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+8]]:12: error: 'x' is bound twice in this pattern [MC0223]
   CHECK-NEXT: let (x, y, x) = 1 in
   CHECK-NEXT: ~     ^
   CHECK-NEXT: 4 errors generated.
*)
let (x) = 1 in
let (x, (y, z)) = 1 in
let (x, 1) = 1 in
let (x, y, x) = 1 in
let (_, _) = (1, 2) in
()
