(* Types are inferred.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+26]]:7: error: MinCaml has no type annotations: types are inferred [MC0219]
   CHECK-NEXT: let x : int = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+24]]:14: error: MinCaml has no type annotations: types are inferred [MC0219]
   CHECK-NEXT: let rec f (y : int) (z : float) = y in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+21]]:11: error: a parameter in parentheses is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let rec f (y : int) (z : float) = y in
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: :[[#@LINE+18]]:24: error: MinCaml has no type annotations: types are inferred [MC0219]
   CHECK-NEXT: let rec f (y : int) (z : float) = y in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+15]]:21: error: a parameter in parentheses is an extension, not allowed with -std=mincaml [MC0210]
   CHECK-NEXT: let rec f (y : int) (z : float) = y in
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+13]]:13: error: MinCaml has no type annotations: types are inferred [MC0219]
   CHECK-NEXT: let rec g y : int = y in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+11]]:8: error: MinCaml has no type annotations: types are inferred [MC0219]
   CHECK-NEXT: let (a : int, b) = (1, 2) in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+9]]:17: error: MinCaml has no type annotations: types are inferred [MC0219]
   CHECK-NEXT: print_int (f (x : int) 2.0)
   CHECK-NEXT: ^
   CHECK-NEXT: 8 errors generated.
*)
let x : int = 1 in
let rec f (y : int) (z : float) = y in
let rec g y : int = y in
let (a : int, b) = (1, 2) in
print_int (f (x : int) 2.0)
