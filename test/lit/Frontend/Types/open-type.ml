(* A type that nothing determines is int. Without -std=mincaml these functions
   are polymorphic.

   RUN: %mincaml-llc %s -std=mincaml -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+14]]:12: warning: nothing determines the type of the parameter 'x'; assuming int [MC0331]
   CHECK-NEXT: let rec id x = x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+12]]:9: warning: nothing determines the type of the result of 'loop'; assuming int [MC0331]
   CHECK-NEXT: let rec loop x = loop (x + 1) in
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+10]]:23: warning: nothing determines the type of 'x'; assuming int [MC0331]
   CHECK-NEXT: let rec swap p = let (x, y) = p in (y, x) in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+8]]:14: warning: nothing determines the type of the parameter 'a'; assuming int [MC0331]
   CHECK-NEXT: let rec less a b = a < b in
   CHECK-NEXT: ^
   CHECK-NEXT: 4 warnings generated.
*)
let rec id x = x in
let rec loop x = loop (x + 1) in
let rec swap p = let (x, y) = p in (y, x) in
let rec less a b = a < b in
()
