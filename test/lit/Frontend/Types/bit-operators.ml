(* The operands are ints.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+10]]:9: error: `mod` takes int operands, but this operand has type float; `int_of_float` converts it [MC0302]
   CHECK-NEXT: let a = 1.0 mod 2
   CHECK-NEXT: {{^}}        ^~~ ~~~{{$}}
   CHECK:      :[[#@LINE+8]]:15: error: `lsl` takes int operands, but this operand has type bool [MC0302]
   CHECK:      :[[#@LINE+8]]:16: error: `land` takes int operands, but this operand has type float; `int_of_float` converts it [MC0302]
   CHECK:      :[[#@LINE+9]]:11: error: `lxor` takes int operands, but this operand has type float; `int_of_float` converts it [MC0302]
   CHECK:      :[[#@LINE+7]]:5: note: 'x' is defined here
   CHECK:      4 errors generated.
*)

let a = 1.0 mod 2
let b = 1 lsl true
let c = a land 2.5
let x = 2.5
let f y = x lxor y
