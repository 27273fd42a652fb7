(* `[||]` and `assert false` need a value of their type, which may be too large.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+11]]:33: error: `assert false` of the type {{.*}} is not supported, because the type is too large [MC0329]
   CHECK: :[[#@LINE+11]]:39: error: an empty array of the type {{.*}} is not supported, because the type is too large [MC0329]
   CHECK: 2 errors generated.
*)

let d0 = if true then 1 else 2
let d1 = (d0, d0, d0, d0)
let d2 = (d1, d1, d1, d1)
let d3 = (d2, d2, d2, d2)
let d4 = (d3, d3, d3, d3)
let d5 = (d4, d4, d4, d4)
let d6 = if d0 = 1 then d5 else assert false
let d7 = if d0 = 1 then [| d5 |] else [||]
