(* The operand before `;` has type unit.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+19]]:1: error: the expression before `;` must have type unit, but this expression has type int [MC0314]
   CHECK-NEXT: f 1;
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+17]]:1: error: the expression before `;` must have type unit, but this expression has type unit -> unit [MC0314]
   CHECK-NEXT: print_newline;
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: ()
   CHECK-NEXT: note: to call a function that takes unit, write `()` after it
   CHECK-NEXT: :[[#@LINE+14]]:1: error: the expression before `;` must have type unit, but this expression has type bool [MC0314]
   CHECK-NEXT: a.(0) = 1;
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: <-
   CHECK-NEXT: note: `=` compares; `<-` assigns
   CHECK-NEXT: :[[#@LINE+10]]:1: error: the expression before `;` must have type unit, but this expression has type bool [MC0314]
   CHECK-NEXT: f 1 = 2;
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: 4 errors generated.
*)
let rec f x = x + 1 in
f 1;
print_newline;
let a = Array.make 1 0 in
a.(0) = 1;
f 1 = 2;
()
