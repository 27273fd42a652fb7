(* The location of a missing `in` is found by line breaks, not by the parser's position.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+23]]:10: error: expected `in` after the definition of 'x', found `let` [MC0205]
   CHECK-NEXT: let x = 1
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+19]]:1: note: the definition begins here
   CHECK-NEXT: let x = 1
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+19]]:4: error: expected `in` after the definition of 'f', found `let` [MC0205]
   CHECK-NEXT: z
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+13]]:1: note: the definition begins here
   CHECK-NEXT: let rec f y =
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+13]]:20: error: expected `in` after the definition of this tuple, found the end of the file [MC0205]
   CHECK-NEXT: let (a, b) = (1, 2);
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+9]]:1: note: the definition begins here
   CHECK-NEXT: let (a, b) = (1, 2);
   CHECK-NEXT: ^~~
   CHECK-NEXT: 3 errors generated.
*)
let x = 1
let rec f y =
  let z = y + 1 in
  z
let (a, b) = (1, 2);
print_int x
