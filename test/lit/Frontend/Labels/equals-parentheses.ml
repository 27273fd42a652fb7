(* `f ~x=1 + 2` and `f ~x= -1`: a colon alone would not be right.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

   CHECK:{{.*}}:[[#@LINE+9]]:18: error: a labelled argument follows its label after `:`, as in `~x:e` [MC0390]
   CHECK-NEXT:let a = f ~y:1 ~x=1 + 2
   CHECK-NEXT:                 ^
   CHECK-NEXT:{{.*}}:[[#@LINE+7]]:18: error: a labelled argument follows its label after `:`, as in `~x:e` [MC0390]
   CHECK-NEXT:let b = f ~y:1 ~x= -1
   CHECK-NEXT:                 ^
   CHECK-NEXT:2 errors generated.
*)
let f ~x ~y = x + y
let a = f ~y:1 ~x=1 + 2
let b = f ~y:1 ~x= -1
