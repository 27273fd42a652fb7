(* Without `else` an `if` is unit.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+11]]:22: error: an `if` without `else` must have type unit, but this branch has type int [MC0305]
   CHECK-NEXT: let x = if true then 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+9]]:43: error: an `if` without `else` must have type unit, but this branch has type int [MC0305]
   CHECK-NEXT: let y = if true then 1 else if false then 2 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+7]]:28: error: an `if` without `else` must have type unit, but this branch has type int [MC0305]
   CHECK-NEXT: if true then (let z = 1 in z + 1)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 3 errors generated.
*)
let x = if true then 1 in
let y = if true then 1 else if false then 2 in
if true then (let z = 1 in z + 1)
