(* Arrays have elements of one type and int indices.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+40]]:14: error: the index has type float, but int is expected [MC0301]
   CHECK-NEXT: print_int a.(1.0);
   CHECK-NEXT: ^~~
   CHECK-NEXT: 1
   CHECK-NEXT: :[[#@LINE+37]]:10: error: this expression has type float, but the elements of the array have type int [MC0317]
   CHECK-NEXT: a.(0) <- 1.0;
   CHECK-NEXT: ^~~
   CHECK-NEXT: 1
   CHECK-NEXT: :[[#@LINE+30]]:5: note: 'a' is defined here
   CHECK-NEXT: let a = Array.make 3 0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+31]]:10: error: this expression has type bool, but the elements of the array have type int [MC0317]
   CHECK-NEXT: a.(0) <- true;
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+24]]:5: note: 'a' is defined here
   CHECK-NEXT: let a = Array.make 3 0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+26]]:11: error: 'x' has type int, but an array is expected [MC0316]
   CHECK-NEXT: print_int x.(0);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+19]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+21]]:25: error: 'x' has type int, but an array is expected [MC0316]
   CHECK-NEXT: print_int (Array.length x);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+13]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+16]]:20: error: the size of an array has type float, but int is expected [MC0301]
   CHECK-NEXT: let b = Array.make 1.0 0 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: 1
   CHECK-NEXT: :[[#@LINE+13]]:1: error: 'print_int' has type int -> unit, but an array is expected [MC0316]
   CHECK-NEXT: print_int.(0)
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: 7 errors generated.
*)
let a = Array.make 3 0 in
let x = 1 in
print_int a.(1.0);
a.(0) <- 1.0;
a.(0) <- true;
print_int x.(0);
print_int (Array.length x);
let b = Array.make 1.0 0 in
print_int.(0)
