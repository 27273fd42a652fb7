(* `Array.make` and the like are always applied.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:26: error: 'create_array' takes 2 arguments, but 3 are given [MC0308]
   CHECK-NEXT: let b = Array.create 1 2 3 in
   CHECK-NEXT: ~~~~~~~~~~~~     ^
   CHECK-NEXT: 1 error generated.
*)
let a = Array.make 3 in
let b = Array.create 1 2 3 in
let c = Array.length in
()
