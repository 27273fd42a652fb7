(* `+` for `+.`: what to write depends on the other operand.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+43]]:14: error: `+` takes int operands, but this operand has type float; use `+.` [MC0302]
   CHECK-NEXT: print_float (x + 1.0);
   CHECK-NEXT: ^ ~
   CHECK-NEXT: +.
   CHECK-NEXT: :[[#@LINE+37]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1.0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+37]]:18: error: `-` takes int operands, but this operand has type float; use `-.` and convert the other operand with `float_of_int` [MC0302]
   CHECK-NEXT: print_float (1 - x);
   CHECK-NEXT: ~ ^
   CHECK-NEXT: .0 -.
   CHECK-NEXT: :[[#@LINE+30]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1.0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+31]]:18: error: `*` takes int operands, but this operand has type float; use `*.` and convert the other operand with `float_of_int` [MC0302]
   CHECK-NEXT: print_float (n * x);
   CHECK-NEXT: ~ ^
   CHECK-NEXT: float_of_int  *.
   CHECK-NEXT: :[[#@LINE+23]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1.0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+25]]:14: error: `/` takes int operands, but this operand has type float; use `/.` and convert the other operand with `float_of_int` [MC0302]
   CHECK-NEXT: print_float (x / (n + 1));
   CHECK-NEXT: ^ ~
   CHECK-NEXT: /. float_of_int ( )
   CHECK-NEXT: :[[#@LINE+16]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1.0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+19]]:15: error: `-` takes int operands, but this operand has type float; use `-.` [MC0302]
   CHECK-NEXT: print_float (-x);
   CHECK-NEXT: ^
   CHECK-NEXT: -.
   CHECK-NEXT: :[[#@LINE+9]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1.0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+13]]:19: error: `+` takes int operands, but this operand has type float; use `+.` [MC0302]
   CHECK-NEXT: let rec f y = y + 1.0 in
   CHECK-NEXT: ~ ^~~
   CHECK-NEXT: +.
   CHECK-NEXT: 6 errors generated.
*)
let x = 1.0 in
let n = 1 in
print_float (x + 1.0);
print_float (1 - x);
print_float (n * x);
print_float (x / (n + 1));
print_float (-x);
let rec f y = y + 1.0 in
print_float (f 2.0)
