(* Syntax errors with a hint.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:15: error: a character is one byte, but `\\n` has 2 bytes; write `'\n'` [MC0132]
   CHECK: :[[#@LINE+7]]:18: error: expected `->`, found `,` [MC0203]
   CHECK: note: a function of two parameters is `fun x y -> e`, and a function of a pair is `fun (x, y) -> e`
   CHECK: :[[#@LINE+6]]:31: error: expected `then`, found `else` [MC0203]
   CHECK: :[[#@LINE+5]]:16: note: the `if` begins here; it is written `if c then a else b`, without `{ }`
   CHECK: 3 errors generated.
*)
let newline = '\\n'
let pairs = fun a, b -> a
let max2 a b = if a > b { a } else b
