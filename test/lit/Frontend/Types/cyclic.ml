(* Types do not contain themselves.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+14]]:15: error: this expression has type 'a -> 'b, but 'b is expected: 'b occurs in 'a -> 'b, so the type would be infinite [MC0313]
   CHECK-NEXT: let rec f x = f in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+12]]:15: error: this expression has type 'a, but 'a -> 'b is expected: 'a occurs in 'a -> 'b, so the type would be infinite [MC0313]
   CHECK-NEXT: let rec g x = x x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+10]]:18: error: this expression has type 'a * 'a, but 'a is expected: 'a occurs in 'a * 'a, so the type would be infinite [MC0313]
   CHECK-NEXT: let rec h x = h (x, x) in
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+8]]:24: error: this expression has type 'a array, but 'a is expected: 'a occurs in 'a array, so the type would be infinite [MC0313]
   CHECK-NEXT: let rec k a = a.(0) <- a in
   CHECK-NEXT: ^
   CHECK-NEXT: 4 errors generated.
*)
let rec f x = f in
let rec g x = x x in
let rec h x = h (x, x) in
let rec k a = a.(0) <- a in
()
