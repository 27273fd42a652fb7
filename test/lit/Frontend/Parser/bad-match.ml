(* Syntax errors in matches and patterns.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+25]]:20: error: expected the pattern of a case, found `->` [MC0203]
   CHECK: :[[#@LINE+26]]:1: error: expected the pattern of a case, found `let` [MC0203]
   CHECK: :[[#@LINE+25]]:24: error: expected a character, found `->` [MC0203]
   CHECK: :[[#@LINE+25]]:20: error: expected a number, found the name 'x' [MC0203]
   CHECK: :[[#@LINE+25]]:21: error: expected `)` to close `(`, found `when` [MC0204]
   CHECK: :[[#@LINE+24]]:18: note: it was opened here
   CHECK: :[[#@LINE+24]]:22: error: 'x' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+24]]:29: error: 'x' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+26]]:43: error: expected a pattern, found `->` [MC0225]
   CHECK: :[[#@LINE+26]]:28: error: expected a pattern, found `)` [MC0225]
   CHECK: :[[#@LINE+26]]:27: error: expected `)` to close `(`, found `->` [MC0204]
   CHECK: :[[#@LINE+25]]:24: note: it was opened here
   CHECK: :[[#@LINE+25]]:15: error: expected an expression, found `with` [MC0202]
   CHECK: :[[#@LINE+25]]:17: error: expected `with` after the expression of `match`, found `in` [MC0254]
   CHECK: :[[#@LINE+24]]:9: note: the `match` is here: `match e with p -> ...`
   CHECK: :[[#@LINE+23]]:1: error: `let ... in` is an expression: it cannot follow a definition without `in` [MC0227]
   CHECK: note: write `let () =` or `;;` before this expression; if the definition is only for this expression, write `in` between them
   CHECK: :[[#@LINE+22]]:21: error: `match` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+22]]:13: error: `function` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+22]]:11: error: expected an expression, found `as` [MC0202]
   CHECK: note: `as` follows a pattern: `p as x`
   CHECK: :[[#@LINE+21]]:9: error: expected an expression, found `when` [MC0202]
   CHECK: note: `when` follows the pattern of a case: `p when e1 -> e2`
   CHECK: 17 errors generated.
*)
let a = function | -> 1
let b = function 1 -> 2 |
let c = function 'a'.. -> 1
let d = function - x -> 1
let e = function (1 when true) -> 1 | _ -> 2
let f = function (x, x) -> 1
let g = function (x | x) as x -> 1
let h = function [| x |] -> x
let i = function (x : int y) -> x
let j x = match x with 1 -> 2 | exception -> 3
let k x = match x with (1, ) -> 2
let l x = match x with (1 -> 2
let m = match with 1 -> 2
let n = match 1 in 2
let o x = print_int match x with _ -> 3
let p f = f function x -> 1
let q = 1 as y
let r = when
