(* Messages about the parameter of `function`, which has no name.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
   RUN: echo "let g = ref (function _ -> 1)" | %mincaml-llc - -fsyntax-only 2>&1 | FileCheck %s --check-prefix=OPEN
   OPEN: :1:14: warning: nothing determines the type of the parameter; assuming int [MC0331]

   CHECK:      :[[#@LINE+12]]:13: error: argument 1 of 'sum' has type int, but int list is expected [MC0310]
   CHECK-NEXT: let n = sum 3
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+8]]:24: note: the parameter of 'sum' has type int list because of this pattern
   CHECK-NEXT: let rec sum = function [] -> 0 | x :: rest -> x + sum rest
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+7]]:23: error: 'matched' is not defined [MC0346]
   CHECK-NEXT: let f = function 0 -> matched | n -> n
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: 2 errors generated.
*)
let rec sum = function [] -> 0 | x :: rest -> x + sum rest
let n = sum 3
let f = function 0 -> matched | n -> n
