(* Expressions at the top level.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+18]]:1: error: an expression cannot follow a definition without `in` [MC0227]
   CHECK-NEXT: print_int x
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: let () =
   CHECK-NEXT: :[[#@LINE+13]]:5: note: the expression is parsed as a part of the definition of 'x'
   CHECK-NEXT: let x = 1
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+14]]:1: error: an expression at the top level must not be a function, but this expression has type unit -> unit [MC0324]
   CHECK-NEXT: print_newline;; print_int
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: ()
   CHECK-NEXT: note: to call a function that takes unit, write `()` after it
   CHECK-NEXT: :[[#@LINE+9]]:17: error: an expression at the top level must not be a function, but this expression has type int -> unit [MC0324]
   CHECK-NEXT: print_newline;; print_int
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: 3 errors generated.
*)
let x = 1
print_int x
let y = 1 + 2;;
 y;;
print_newline;; print_int
