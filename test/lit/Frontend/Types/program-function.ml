(* The program is unit, and no function.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:1: error: a program must have type unit, but this one has type unit -> unit [MC0315]
   CHECK-NEXT: print_newline
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: ()
   CHECK-NEXT: note: to call a function that takes unit, write `()` after it
   CHECK-NEXT: 1 error generated.
*)
print_newline
