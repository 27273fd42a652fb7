(* A lazy pattern in an or-pattern; matches with lazy patterns have no warnings.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+4]]:18: error: a lazy pattern cannot be a part of an or-pattern; write a case for each alternative [MC0366]
   CHECK: :[[#@LINE+4]]:19: error: a lazy pattern cannot be a part of an or-pattern; write a case for each alternative [MC0366]
   CHECK: 2 errors generated.
*)
let f = function lazy 1 | lazy 2 -> 1 | lazy _ -> 2
let g = function (Some (lazy 1) | None), _ -> 1 | _ -> 2
let h = function lazy 1 -> 1
