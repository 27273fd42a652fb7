(* Runs of operator characters where the grammar has other tokens, and operators
   that cannot be defined.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+12]]:6: error: `=-` is one operator; write `= -` with a blank [MC0232]
   CHECK: :[[#@LINE+12]]:8: error: `=-` is one operator; write `= -` with a blank [MC0232]
   CHECK: :[[#@LINE+12]]:14: error: `->-` is one operator; write `-> -` with a blank [MC0232]
   CHECK: :[[#@LINE+13]]:9: error: `-!` is one operator; write `- !` with a blank [MC0232]
   CHECK: :[[#@LINE+13]]:10: error: `-.!` is one operator; write `-. !` with a blank [MC0232]
   CHECK: :[[#@LINE+13]]:17: error: `=-` is one operator; write `= -` with a blank [MC0232]
   CHECK: :[[#@LINE+13]]:32: error: `->-` is one operator; write `-> -` with a blank [MC0232]
   CHECK: :[[#@LINE+13]]:7: error: `::` is a constructor, not an operator, and cannot be redefined [MC0233]
   CHECK: :[[#@LINE+13]]:15: error: expected an expression, found `*` [MC0202]
   CHECK: :[[#@LINE+13]]:18: error: expected an expression, found `+!` [MC0202]
   CHECK: 10 errors generated.
*)
let x=-1
let f x=-x
let g = fun x->-x
let r = ref 1
let b = -!r
let c = (-.!(ref 1.0)) +. 1.0
let o () = for i=-1 to 2 do () done
let p () = try 1 with Not_found->-1
let ( :: ) a b = a
let q = a =>> *
let s = ( +! ) ( +! 1
