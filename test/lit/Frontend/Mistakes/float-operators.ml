(* One wrong operator after the other is one mistake: the first message replaces them all.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+21]]:15: error: `*` takes int operands, but this operand has type float; use `*.` [MC0302]
   CHECK-NEXT: let area r = (3.14 * r * r)
   CHECK-NEXT:               ^~~~ ~
   CHECK-NEXT:                    *.  *.
   CHECK-NEXT: :[[#@LINE+18]]:9: error: `*` takes int operands, but this operand has type float; use `*.` [MC0302]
   CHECK-NEXT: let b = 2.0 * x + 1 - y
   CHECK-NEXT:         ^~~ ~
   CHECK-NEXT:             *.  +. .0 -.

   Other operands, and operands on the right, are mistakes of their own.
   CHECK-NEXT: :[[#@LINE+13]]:9: error: `*` takes int operands, but this operand has type float; use `*.` [MC0302]
   CHECK-NEXT: let c = 2.0 * x * "a"
   CHECK-NEXT:         ^~~ ~
   CHECK-NEXT:             *.  *.
   CHECK-NEXT: :[[#@LINE+9]]:19: error: `*` takes int operands, but this operand has type string [MC0302]
   CHECK:      :[[#@LINE+9]]:13: error: `*` takes int operands, but this operand has type float; use `*.` [MC0302]
   CHECK:      :[[#@LINE+8]]:27: error: `-` takes int operands, but this operand has type float; use `-.` [MC0302]
   CHECK:      6 errors generated.
*)
let x = 1.0 and y = 2.0

let area r = (3.14 * r * r)
let b = 2.0 * x + 1 - y
let c = 2.0 * x * "a"
let a = 1 + 2.0 * x - 1 - y
