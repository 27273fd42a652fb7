(* Without `else`, an `if` of another type than unit has no value.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+10]]:28: error: an `if` without `else` must have type unit, but this branch has type int [MC0305]
   CHECK-NEXT: let sign x = if x > 0 then 1
   CHECK-NEXT: ^
   CHECK-NEXT: note: without `else` there is no value for the other case; write `if c then a else b`
   CHECK-NEXT: :[[#@LINE+7]]:58: error: an `if` without `else` must have type unit, but this branch has type string [MC0305]
   CHECK-NEXT: let name x = if x > 0 then "positive" else if x < 0 then "negative"
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: note: without `else` there is no value for the other case; write `if c then a else b`
   CHECK-NEXT: 2 errors generated.
*)
let sign x = if x > 0 then 1
let name x = if x > 0 then "positive" else if x < 0 then "negative"
let () = print_int (sign 1)
