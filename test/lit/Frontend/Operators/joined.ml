(* Runs of operator characters where the grammar has other tokens, and operators
   that cannot be defined.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+16]]:6: error: `=-` is one operator; write `= -` with a blank [MC0232]
   CHECK: :[[#@LINE+16]]:8: error: `=-` is one operator; write `= -` with a blank [MC0232]
   CHECK: :[[#@LINE+16]]:14: error: `->-` is one operator; write `-> -` with a blank [MC0232]
   CHECK: :[[#@LINE+17]]:9: error: `-!` is one operator; write `- !` with a blank [MC0232]
   CHECK: :[[#@LINE+17]]:10: error: `-.!` is one operator; write `-. !` with a blank [MC0232]
   CHECK: :[[#@LINE+17]]:17: error: `=-` is one operator; write `= -` with a blank [MC0232]
   CHECK: :[[#@LINE+17]]:32: error: `->-` is one operator; write `-> -` with a blank [MC0232]
   CHECK: :[[#@LINE+17]]:6: error: the operator `+` cannot be defined again [MC0233]
   CHECK: :[[#@LINE+17]]:7: error: the operator `mod` cannot be defined again [MC0233]
   CHECK: :[[#@LINE+17]]:10: error: the operator `!` cannot be defined again [MC0233]
   CHECK: :[[#@LINE+17]]:9: error: the operator `:=` cannot be defined again [MC0233]
   CHECK: :[[#@LINE+17]]:7: error: the operator `~-` cannot be defined again [MC0233]
   CHECK: :[[#@LINE+17]]:15: error: expected an expression, found `*` [MC0202]
   CHECK: :[[#@LINE+17]]:18: error: expected an expression, found `+!` [MC0202]
   CHECK: 14 errors generated.
*)
let x=-1
let f x=-x
let g = fun x->-x
let r = ref 1
let b = -!r
let c = (-.!(ref 1.0)) +. 1.0
let o () = for i=-1 to 2 do () done
let p () = try 1 with Not_found->-1
let (+) a b = a - b
let ( mod ) a b = a - b
let rec (!) a = a
let f ( := ) a = a
let ( ~- ) a = a
let q = a =>> *
let s = ( +! ) ( +! 1
