(* `as` in patterns: a name follows, which must differ from the others.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:18: error: expected a name, found the number 1 [MC0203]
   CHECK: :[[#@LINE+7]]:6: error: a tuple pattern needs parentheses [MC0220]
   CHECK: :[[#@LINE+7]]:18: error: 'a' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+7]]:13: error: 'x' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+7]]:9: error: expected `=`, found `as` [MC0203]
   CHECK: 5 errors generated.
*)
let i ((a, b) as 1) = a
let (a, b) as c : int * int = (1, 2)
let j ((a, b) as a) = a
let k (x as x) = x
let l x as y = x
let m (x as) = x
