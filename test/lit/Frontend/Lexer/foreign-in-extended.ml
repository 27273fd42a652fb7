(* Words and operators of OCaml that the extended language does not have either.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:9: error: `lazy` is not in MinCaml: use a function with a parameter `()` [MC0120]
   CHECK: :[[#@LINE+7]]:9: error: `match` is not in MinCaml: there is no pattern matching; use `if`, or `let (x, y) = ...` for a tuple [MC0120]
   CHECK: :[[#@LINE+7]]:9: error: `function` is not in MinCaml: there is no pattern matching; write the parameter, `let rec f x = ...`, and use `if` [MC0120]
   CHECK: :[[#@LINE+7]]:18: error: `or` is not in MinCaml: write `||` [MC0120]
   CHECK: :[[#@LINE+6]]:32: error: `function` is not in MinCaml: there is no pattern matching; write the parameter, `let rec f x = ...`, and use `if` [MC0120]
   CHECK: 5 errors generated.
*)
let r = lazy 3
let x = match r with 0 -> 1 | _ -> 2
let f = function x -> x
let () = if true or false then function x -> ()
