(* Tokens that the grammar does not allow.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+24]]:22: error: expected `then`, found `else` [MC0203]
   CHECK-NEXT: if x = 1 print_int 1 else print_int 2;
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+21]]:1: note: the `if` begins here; it is written `if c then a else b`
   CHECK-NEXT: if x = 1 print_int 1 else print_int 2;
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+19]]:5: error: expected a name, found the number 3 [MC0203]
   CHECK-NEXT: let 3 = x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+17]]:9: error: expected the name of a function, found the number 4 [MC0203]
   CHECK-NEXT: let rec 4 = x in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+15]]:7: error: expected `=`, found the number 5 [MC0203]
   CHECK-NEXT: let x 5 = 6 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+13]]:13: error: expected `)`, found `,` [MC0203]
   CHECK-NEXT: let rec f (x, y) = x in
   CHECK-NEXT: ^
   CHECK-NEXT: note: a parameter is a name; take a tuple apart in the body: `let (x, y) = t in`
   CHECK-NEXT: :[[#@LINE+10]]:11: error: `[` is not in MinCaml: there are no lists; use arrays and `a.(i)` [MC0119]
   CHECK-NEXT: let rec g [x] = x in
   CHECK-NEXT: ^
   CHECK-NEXT: 6 errors generated.
*)
if x = 1 print_int 1 else print_int 2;
let 3 = x in
let rec 4 = x in
let x 5 = 6 in
let rec f (x, y) = x in
let rec g [x] = x in
()
