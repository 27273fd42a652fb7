(* Patterns with names.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+8]]:18: error: expected a name, found the number 1 [MC0203]
   CHECK: :[[#@LINE+8]]:6: error: a tuple pattern needs parentheses [MC0220]
   CHECK: :[[#@LINE+8]]:18: error: 'a' is bound twice in this pattern [MC0223]
   CHECK: 3 errors generated.
*)
let f (x as y) = x
let g (() as y) = y
let h (((a, b) as c) as d) = c
let i ((a, b) as 1) = a
let (a, b) as c : int * int = (1, 2)
let j ((a, b) as a) = a
let k () = try f 1 with E x as y -> 2
let rec l ((a, b) as c) = c + a
