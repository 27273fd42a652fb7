(* Patterns that are not in the language, and names bound twice.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+23]]:9: error: expected a pattern, found `+` [MC0225]
   CHECK-NEXT: let (x, +) = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+21]]:13: error: 'x' is bound twice in this pattern [MC0223]
   CHECK-NEXT: let (x, (y, x)) = 1 in
   CHECK-NEXT: ~      ^
   CHECK-NEXT: :[[#@LINE+19]]:20: error: 'd' is bound twice in this pattern [MC0223]
   CHECK-NEXT: let f (a, b) c (d, d) = a in
   CHECK-NEXT: ~  ^
   CHECK-NEXT: :[[#@LINE+17]]:19: error: 'x' is bound twice by this `let ... and` [MC0226]
   CHECK-NEXT: let x = 1 and (y, x) = (2, 3) in
   CHECK-NEXT: ~             ^
   CHECK-NEXT: :[[#@LINE+15]]:17: error: 'f' is bound twice by this `let ... and` [MC0226]
   CHECK-NEXT: let f x = x and f y = y in
   CHECK-NEXT: ~           ^
   CHECK-NEXT: :[[#@LINE+13]]:9: error: expected the name of a function, found `(` [MC0203]
   CHECK-NEXT: let rec (a, b) = x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+11]]:8: error: expected a pattern, found `=` [MC0225]
   CHECK-NEXT: let x, = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: 7 errors generated.
*)
let (x, +) = 1 in
let (x, (y, x)) = 1 in
let f (a, b) c (d, d) = a in
let x = 1 and (y, x) = (2, 3) in
let f x = x and f y = y in
let rec (a, b) = x in
let x, = 1 in
()
