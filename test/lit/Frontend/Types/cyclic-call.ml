(* A wrong argument of a function whose type contains itself.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+11]]:44: error: this expression has type 'a, but int -> 'a is expected: 'a occurs in int -> 'a, so the type would be infinite [MC0313]
   CHECK-NEXT: let rec f x = ignore (if x = 1 then f else f 2); f (1, 2)
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+8]]:53: error: argument 1 of 'f' has type int * int, but int is expected [MC0310]
   CHECK-NEXT: let rec f x = ignore (if x = 1 then f else f 2); f (1, 2)
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+5]]:26: note: the parameter 'x' of 'f' has type int because of its use here
   CHECK-NEXT: let rec f x = ignore (if x = 1 then f else f 2); f (1, 2)
   CHECK-NEXT: ^
   CHECK-NEXT: 2 errors generated.
*)
let rec f x = ignore (if x = 1 then f else f 2); f (1, 2)
