(* An argument of another type, and why it should have that type.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+35]]:20: error: argument 2 of 'f' has type int, but bool is expected [MC0310]
   CHECK-NEXT: print_float (f 1.0 2);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+31]]:20: note: the parameter 'y' of 'f' has type bool because of its use here
   CHECK-NEXT: let rec f x y = if y then x +. 1.0 else x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+30]]:16: error: argument 1 of 'f' has type int, but float is expected [MC0310]
   CHECK-NEXT: print_float (f 1 true);
   CHECK-NEXT: ^
   CHECK-NEXT: .0
   CHECK-NEXT: :[[#@LINE+24]]:27: note: the parameter 'x' of 'f' has type float because of its use here
   CHECK-NEXT: let rec f x y = if y then x +. 1.0 else x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+24]]:11: error: argument 1 of 'print_int' has type float, but int is expected [MC0310]
   CHECK-NEXT: print_int 2.0;
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+21]]:11: error: argument 1 of 'print_int' has type float, but int is expected [MC0310]
   CHECK-NEXT: print_int 2.5;
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+19]]:19: error: argument 1 of 'sqrt' has type int, but float is expected [MC0310]
   CHECK-NEXT: print_float (sqrt 2);
   CHECK-NEXT: ^
   CHECK-NEXT: .0
   CHECK-NEXT: :[[#@LINE+17]]:13: error: argument 1 of 'print_float' has type int, but float is expected [MC0310]
   CHECK-NEXT: print_float n
   CHECK-NEXT: ^
   CHECK-NEXT: print_int
   CHECK-NEXT: note: `print_int` prints an int
   CHECK-NEXT: :[[#@LINE+11]]:5: note: 'n' is defined here
   CHECK-NEXT: let n = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: 6 errors generated.
*)
let rec f x y = if y then x +. 1.0 else x in
print_float (f 1.0 2);
print_float (f 1 true);
print_int 2.0;
print_int 2.5;
print_float (sqrt 2);
let n = 1 in
print_float n
