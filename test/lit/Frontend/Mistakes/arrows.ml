(* Another sign in the place of `->`, and a type in a function.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+5]]:26: error: expected `->`, found `=>` [MC0203]
   CHECK: :[[#@LINE+5]]:20: error: expected `->`, found `=` [MC0203]
   CHECK: :[[#@LINE+5]]:11: error: expected an expression, found `type` [MC0202]
   CHECK: 3 errors generated.
*)
let f x = match x with 0 => 1 | _ => 2
let g = function 0 = 1 | _ = 2
let h x = type t = A in x
