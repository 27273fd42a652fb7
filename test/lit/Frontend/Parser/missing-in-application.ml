(* Without `in` the next line reads as arguments.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+11]]:19: error: expected `in` after the definition of 'f', found the name 'f' [MC0205]
   CHECK-NEXT: print_newline ()
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+5]]:1: note: the definition begins here
   CHECK-NEXT: let rec f x =
   CHECK-NEXT: ^~~
   CHECK-NEXT: 1 error generated.
*)
let rec f x =
  print_int x;
  print_newline ()
f 3
