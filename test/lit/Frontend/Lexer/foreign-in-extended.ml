(* Words and operators of OCaml that the extended language does not have either, or not in
   this place.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:9: error: `new` cannot be used here: there are no objects [MC0120]
   CHECK: :[[#@LINE+7]]:11: error: `match` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+7]]:11: error: `function` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+7]]:9: error: expected an expression, found `when` [MC0202]
   CHECK: :[[#@LINE+7]]:5: error: `mutable` cannot be used here: a variable cannot be `mutable`; use a reference, `let x = ref 5`, a mutable field of a record, or an array [MC0120]
   CHECK: 5 errors generated.
*)
let r = new c
let x = f match r with 0 -> 1 | _ -> 2
let f = f function x -> x
let w = when
let mutable x = 5
