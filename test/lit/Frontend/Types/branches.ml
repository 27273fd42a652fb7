(* The branches of an `if` have one type.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+27]]:32: error: the branches of this `if` have different types: this branch has type float, but the first has type int [MC0304]
   CHECK-NEXT: print_int (if true then 1 else 2.0);
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+23]]:25: note: the first branch has type int
   CHECK-NEXT: print_int (if true then 1 else 2.0);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+21]]:34: error: the branches of this `if` have different types: this branch has type float, but the first has type int [MC0304]
   CHECK-NEXT: print_float (if true then 1 else 2.5);
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+18]]:27: note: the first branch has type int
   CHECK-NEXT: print_float (if true then 1 else 2.5);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+16]]:53: error: the branches of this `if` have different types: this branch has type unit, but the first has type int [MC0304]
   CHECK-NEXT: print_int (if true then 1 else if false then 2 else ());
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+13]]:25: note: the first branch has type int
   CHECK-NEXT: print_int (if true then 1 else if false then 2 else ());
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+11]]:65: error: the branches of this `if` have different types: this branch has type int, but the first has type unit [MC0304]
   CHECK-NEXT: let rec f x = if x = 0 then print_int x else (print_newline (); x) in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+8]]:29: note: the first branch has type unit
   CHECK-NEXT: let rec f x = if x = 0 then print_int x else (print_newline (); x) in
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: 4 errors generated.
*)
print_int (if true then 1 else 2.0);
print_float (if true then 1 else 2.5);
print_int (if true then 1 else if false then 2 else ());
let rec f x = if x = 0 then print_int x else (print_newline (); x) in
f 1
