(* A tuple pattern has parentheses.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:5: error: a tuple pattern needs parentheses [MC0220]
   CHECK-NEXT: let x, y = (1, 2) in
   CHECK-NEXT: ^~~~
   CHECK-NEXT: (   )
   CHECK-NEXT: 1 error generated.
*)
let x, y = (1, 2) in
print_int (x + y)
