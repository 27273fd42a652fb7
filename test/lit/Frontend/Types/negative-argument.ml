(* `f -1` is a subtraction.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+24]]:14: error: `f -1` is a subtraction; a negative argument needs parentheses: `f (-1)` [MC0303]
   CHECK-NEXT: print_int (f -1);
   CHECK-NEXT: ~~^~
   CHECK-NEXT: ( )
   CHECK-NEXT: note: the left operand is a function: int -> int
   CHECK-NEXT: :[[#@LINE+20]]:16: error: `g 1 -2` is a subtraction; a negative argument needs parentheses: `g 1 (-2)` [MC0303]
   CHECK-NEXT: print_int (g 1 -2);
   CHECK-NEXT: ~~~~^~
   CHECK-NEXT: ( )
   CHECK-NEXT: note: the left operand is a function: int -> int
   CHECK-NEXT: :[[#@LINE+16]]:19: error: `sqrt -.4.0` is a subtraction; a negative argument needs parentheses: `sqrt (-.4.0)` [MC0303]
   CHECK-NEXT: print_float (sqrt -.4.0);
   CHECK-NEXT: ~~~~~^~~~~
   CHECK-NEXT: (    )
   CHECK-NEXT: note: the left operand is a function: float -> float
   CHECK-NEXT: :[[#@LINE+12]]:11: error: `print_int -3` is a subtraction; a negative argument needs parentheses: `print_int (-3)` [MC0303]
   CHECK-NEXT: print_int -3
   CHECK-NEXT: ~~~~~~~~~~^~
   CHECK-NEXT: ( )
   CHECK-NEXT: note: the left operand is a function: int -> unit
   CHECK-NEXT: 4 errors generated.
*)
let rec f x = x + 1 in
let rec g x y = x + y in
print_int (f -1);
print_int (g 1 -2);
print_float (sqrt -.4.0);
print_int -3
