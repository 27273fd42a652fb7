(* Without `else` an `if` is unit.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+14]]:22: error: an `if` without `else` must have type unit, but this branch has type int [MC0305]
   CHECK-NEXT: let x = if true then 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: note: without `else` there is no value for the other case; write `if c then a else b`
   CHECK-NEXT: :[[#@LINE+11]]:43: error: an `if` without `else` must have type unit, but this branch has type int [MC0305]
   CHECK-NEXT: let y = if true then 1 else if false then 2 in
   CHECK-NEXT: ^
   CHECK-NEXT: note: without `else` there is no value for the other case; write `if c then a else b`
   CHECK-NEXT: :[[#@LINE+8]]:28: error: an `if` without `else` must have type unit, but this branch has type int [MC0305]
   CHECK-NEXT: if true then (let z = 1 in z + 1)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: note: without `else` there is no value for the other case; write `if c then a else b`
   CHECK-NEXT: 3 errors generated.
*)
let x = if true then 1 in
let y = if true then 1 else if false then 2 in
if true then (let z = 1 in z + 1)
