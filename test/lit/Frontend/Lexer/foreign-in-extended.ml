(* Words and operators of OCaml that the extended language does not have either.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+5]]:9: error: `lazy` is not in MinCaml: use a function with a parameter `()` [MC0120]
   CHECK: :[[#@LINE+5]]:19: error: `new` is not in MinCaml: there are no objects [MC0120]
   CHECK: :[[#@LINE+5]]:18: error: `or` is not in MinCaml: write `||` [MC0120]
   CHECK: 3 errors generated.
*)
let r = lazy 3
let x = assert r; new point
let () = if true or false then print_int 1
