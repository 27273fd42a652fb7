(* One mistake gives one error, however often its value is used.

   RUN: not %mincaml-llc -fimplicit-externals %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+9]]:13: error: `+` takes int operands, but this operand has type float; use `+.` and convert the other operand with `float_of_int` [MC0302]
   CHECK-NEXT: let x = 1 + 1.0 in
   CHECK-NEXT: ~ ^~~
   CHECK-NEXT: .0 +.
   CHECK-NEXT: :[[#@LINE+8]]:9: warning: 'undefined_thing' is not defined; assuming an external, min_caml_undefined_thing: int -> 'a [MC0330] [-Wimplicit-external]
   CHECK-NEXT: let f = undefined_thing 1 +. y in
   CHECK-NEXT: ^~~~~~~~~~~~~~~
   CHECK-NEXT: 1 error and 1 warning generated.
*)
let x = 1 + 1.0 in
let y = x + 1 in
let z = x +. 2.0 in
let f = undefined_thing 1 +. y in
print_int (z true);
let (a, b) = x in
print_int a.(b);
if x then print_int x else print_float x
