(* A `;` ends an `if`, in parentheses and in definitions too.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+10]]:37: error: `else` without an `if` [MC0208]
   CHECK-NEXT: let x = if true then print_int 1; 2 else 3 in
   CHECK-NEXT: ^~~~
   CHECK-NEXT: note: a `;` ends the `if` before it; remove the `;`, or put parentheses around a branch that has several expressions
   CHECK-NEXT: :[[#@LINE+7]]:30: error: `else` without an `if` [MC0208]
   CHECK-NEXT: (if true then print_int 1; 2 else 3)
   CHECK-NEXT: ^~~~
   CHECK-NEXT: note: a `;` ends the `if` before it; remove the `;`, or put parentheses around a branch that has several expressions
   CHECK-NEXT: 2 errors generated.
*)
let x = if true then print_int 1; 2 else 3 in
(if true then print_int 1; 2 else 3)
