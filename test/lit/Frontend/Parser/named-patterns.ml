(* Patterns that `as` cannot follow.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+9]]:10: error: `as` must follow a tuple pattern [MC0234]
   CHECK: :[[#@LINE+9]]:11: error: `as` must follow a tuple pattern [MC0234]
   CHECK: :[[#@LINE+9]]:22: error: `as` must follow a tuple pattern [MC0234]
   CHECK: :[[#@LINE+9]]:18: error: expected a name, found the number 1 [MC0203]
   CHECK: :[[#@LINE+9]]:6: error: a tuple pattern needs parentheses [MC0220]
   CHECK: :[[#@LINE+9]]:18: error: 'a' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+9]]:29: error: `as` is not supported in the case of a handler: handle it by a name, `e -> ...`, or make it again [MC0256]
   CHECK: 7 errors generated.
*)
let f (x as y) = x
let g (() as y) = y
let h (((a, b) as c) as d) = c
let i ((a, b) as 1) = a
let (a, b) as c : int * int = (1, 2)
let j ((a, b) as a) = a
let k () = try f 1 with E x as y -> 2
let rec l ((a, b) as c) = c + a
