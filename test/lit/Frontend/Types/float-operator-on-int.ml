(* `+.` for `+`, and ints among floats.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+33]]:19: error: `+.` takes float operands, but this operand has type int; write a float [MC0302]
   CHECK-NEXT: print_float (x +. 1);
   CHECK-NEXT: ~~ ^
   CHECK-NEXT: .0
   CHECK-NEXT: :[[#@LINE+30]]:19: error: `-.` takes float operands, but this operand has type int; convert it with `float_of_int` [MC0302]
   CHECK-NEXT: print_float (x -. n);
   CHECK-NEXT: ~~ ^
   CHECK-NEXT: float_of_int
   CHECK-NEXT: :[[#@LINE+24]]:5: note: 'n' is defined here
   CHECK-NEXT: let n = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+24]]:15: error: `*.` takes float operands, but this operand has type int; convert it with `float_of_int` [MC0302]
   CHECK-NEXT: print_float ((n + 1) *. x);
   CHECK-NEXT: ^~~~~  ~~
   CHECK-NEXT: float_of_int ( )
   CHECK-NEXT: :[[#@LINE+21]]:12: error: `/.` takes float operands, but this operand has type int; use `/` [MC0302]
   CHECK-NEXT: print_int (n /. 2);
   CHECK-NEXT: ^ ~~
   CHECK-NEXT: /
   CHECK-NEXT: :[[#@LINE+13]]:5: note: 'n' is defined here
   CHECK-NEXT: let n = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+15]]:16: error: `-.` takes float operands, but this operand has type int; use `-` [MC0302]
   CHECK-NEXT: print_float (-.n)
   CHECK-NEXT: ^
   CHECK-NEXT: -
   CHECK-NEXT: :[[#@LINE+6]]:5: note: 'n' is defined here
   CHECK-NEXT: let n = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: 5 errors generated.
*)
let x = 1.0 in
let n = 1 in
print_float (x +. 1);
print_float (x -. n);
print_float ((n + 1) *. x);
print_int (n /. 2);
print_float (-.n)
