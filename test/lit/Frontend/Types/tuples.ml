(* Patterns take tuples of their own size.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+17]]:15: error: this tuple has 3 components, but the pattern has 2 [MC0319]
   CHECK-NEXT: let (a, b) = (1, 2, 3) in
   CHECK-NEXT: ~~~~     ^~~~~~~
   CHECK-NEXT: :[[#@LINE+15]]:17: error: this expression has type int, but a tuple of 3 components is expected [MC0318]
   CHECK-NEXT: let (c, d, e) = 1 in
   CHECK-NEXT: ~~~~~~~    ^
   CHECK-NEXT: :[[#@LINE+13]]:14: error: this expression has type int -> unit, but a tuple of 2 components is expected [MC0318]
   CHECK-NEXT: let (f, g) = print_int in
   CHECK-NEXT: ~~~~    ^~~~~~~~~
   CHECK-NEXT: :[[#@LINE+12]]:15: error: argument 1 of 'h' has type int * int * int, but int * int is expected [MC0310]
   CHECK-NEXT: print_int (h (1, 2, 3) + a)
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: :[[#@LINE+8]]:28: note: the parameter 'p' of 'h' has type int * int because of its use here
   CHECK-NEXT: let rec h p = let (x, y) = p in x + y in
   CHECK-NEXT: ^
   CHECK-NEXT: 4 errors generated.
*)
let (a, b) = (1, 2, 3) in
let (c, d, e) = 1 in
let (f, g) = print_int in
let rec h p = let (x, y) = p in x + y in
print_int (h (1, 2, 3) + a)
