(* The program is no function.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:1: error: an expression at the top level must not be a function, but this expression has type unit -> unit [MC0324]
   CHECK-NEXT: print_newline
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: ()
   CHECK-NEXT: note: to call a function that takes unit, write `()` after it
   CHECK-NEXT: 1 error generated.
*)
print_newline
