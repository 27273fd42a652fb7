(* Patterns that are not in the language, and names bound twice.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+11]]:13: error: 'x' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+11]]:20: error: 'd' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+11]]:19: error: 'x' is bound twice by this `let ... and` [MC0226]
   CHECK: :[[#@LINE+11]]:17: error: 'f' is bound twice by this `let ... and` [MC0226]
   CHECK: :[[#@LINE+11]]:5: error: expected a name, found `+` [MC0203]
   CHECK: :[[#@LINE+11]]:9: error: expected the name of a function, found `(` [MC0203]
   CHECK: :[[#@LINE+11]]:9: error: expected `=`, found `+` [MC0203]
   CHECK: :[[#@LINE+11]]:8: error: expected a pattern, found `=` [MC0225]
   CHECK: :[[#@LINE+11]]:9: error: `[` is not in MinCaml: there are no lists; use arrays and `a.(i)` [MC0119]
   CHECK: 9 errors generated.
*)
let (x, (y, x)) = 1 in
let f (a, b) c (d, d) = a in
let x = 1 and (y, x) = (2, 3) in
let f x = x and f y = y in
let + = x in
let rec (a, b) = x in
let x 5 + = 6 in
let x, = 1 in
let (x, [y]) = 1 in
()
