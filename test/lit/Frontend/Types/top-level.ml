(* Expressions at the top level.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+21]]:9: error: this literal has type int: it is not a function and cannot be applied [MC0309]
   CHECK-NEXT: let x = 1
   CHECK-NEXT: ^
   CHECK-NEXT: note: an expression that follows a definition at the top level needs `let () =` or `;;` before it
   CHECK-NEXT: :[[#@LINE+18]]:1: note: insert `let () =`
   CHECK-NEXT: print_int x
   CHECK-NEXT: ^
   CHECK-NEXT: let () =
   CHECK-NEXT: :[[#@LINE+17]]:1: error: an expression at the top level must not be a function, but this has type unit -> unit [MC0324]
   CHECK-NEXT: print_newline;; print_int
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: ()
   CHECK-NEXT: note: to call a function that takes unit, write `()` after it
   CHECK-NEXT: :[[#@LINE+12]]:17: error: an expression at the top level must not be a function, but this has type int -> unit [MC0324]
   CHECK-NEXT: print_newline;; print_int
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: :[[#@LINE+6]]:11: error: 'x' is not defined [MC0346]
   CHECK-NEXT: print_int x
   CHECK-NEXT: ^
   CHECK-NEXT: 4 errors generated.
*)
let x = 1
print_int x
let y = 1 + 2;;
 y;;
print_newline;; print_int
