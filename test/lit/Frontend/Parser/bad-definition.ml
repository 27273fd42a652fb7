(* Patterns that are not in the language, and names bound twice.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+30]]:9: error: expected a pattern: a name, `_`, `()` or a tuple of patterns, found the number 1 [MC0225]
   CHECK-NEXT: let (x, 1) = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+28]]:13: error: 'x' is bound twice in this pattern [MC0223]
   CHECK-NEXT: let (x, (y, x)) = 1 in
   CHECK-NEXT: ~      ^
   CHECK-NEXT: :[[#@LINE+26]]:20: error: 'd' is bound twice in this pattern [MC0223]
   CHECK-NEXT: let f (a, b) c (d, d) = a in
   CHECK-NEXT: ~  ^
   CHECK-NEXT: :[[#@LINE+24]]:19: error: 'x' is bound twice by this `let ... and` [MC0226]
   CHECK-NEXT: let x = 1 and (y, x) = (2, 3) in
   CHECK-NEXT: ~             ^
   CHECK-NEXT: :[[#@LINE+22]]:17: error: 'f' is bound twice by this `let ... and` [MC0226]
   CHECK-NEXT: let f x = x and f y = y in
   CHECK-NEXT: ~           ^
   CHECK-NEXT: :[[#@LINE+20]]:5: error: expected a name, found the number 3 [MC0203]
   CHECK-NEXT: let 3 = x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+18]]:9: error: expected the name of a function, found `(` [MC0203]
   CHECK-NEXT: let rec (a, b) = x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+16]]:7: error: expected `=`, found the number 5 [MC0203]
   CHECK-NEXT: let x 5 = 6 in
   CHECK-NEXT: ^
   CHECK-NEXT: note: a parameter is a name or a tuple; there is no pattern matching: `let f n = if n = 0 then ... else ...`
   CHECK-NEXT: :[[#@LINE+13]]:8: error: expected a pattern: a name, `_`, `()` or a tuple of patterns, found `=` [MC0225]
   CHECK-NEXT: let x, = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: 9 errors generated.
*)
let (x, 1) = 1 in
let (x, (y, x)) = 1 in
let f (a, b) c (d, d) = a in
let x = 1 and (y, x) = (2, 3) in
let f x = x and f y = y in
let 3 = x in
let rec (a, b) = x in
let x 5 = 6 in
let x, = 1 in
()
