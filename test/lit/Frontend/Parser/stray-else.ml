(* A `;` ends an `if`.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:39: error: `else` without an `if` [MC0208]
   CHECK-NEXT: if true then print_int 1; print_int 2 else print_int 3
   CHECK-NEXT: ^~~~
   CHECK-NEXT: note: a `;` ends the `if` before it; remove the `;`, or put parentheses around a branch that has several expressions
   CHECK-NEXT: 1 error generated.
*)
if true then print_int 1; print_int 2 else print_int 3
