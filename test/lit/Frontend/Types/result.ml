(* The result of a recursive function at two types.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+16]]:38: error: the branches of this `if` have different types: this branch has type int, but the first has type float [MC0304]
   CHECK-NEXT: let rec f x = if x = 0 then 1.0 else f (x - 1) + 1 in
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: 1
   CHECK-NEXT: :[[#@LINE+12]]:29: note: the first branch has type float
   CHECK-NEXT: let rec f x = if x = 0 then 1.0 else f (x - 1) + 1 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+10]]:32: error: the body of 'g' has type float, but its result is used as int [MC0321]
   CHECK-NEXT: let rec g x = print_int (g x); 2.0 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+6]]:26: note: the result is used here
   CHECK-NEXT: let rec g x = print_int (g x); 2.0 in
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2 errors generated.
*)
let rec f x = if x = 0 then 1.0 else f (x - 1) + 1 in
let rec g x = print_int (g x); 2.0 in
()
