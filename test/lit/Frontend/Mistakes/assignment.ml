(* `=` compares; `<-` assigns to an element, `:=` to a reference.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+20]]:10: error: the expression before `;` must have type unit, but this expression has type bool [MC0314]
   CHECK-NEXT: let () = a.(0) = 3; print_int a.(0)
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: <-
   CHECK-NEXT: note: `=` compares; `<-` assigns
   CHECK-NEXT: :[[#@LINE+16]]:10: error: the expression before `;` must have type unit, but this expression has type bool [MC0314]
   CHECK-NEXT: let () = !r = 5; print_int !r
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: :[[#@LINE+14]]:14: error: the right operand of `=` has type int, but int ref is expected [MC0301]
   CHECK-NEXT: let () = r = 5; print_int !r
   CHECK-NEXT: ~   ^
   CHECK-NEXT: :=
   CHECK-NEXT: note: `=` compares; `:=` assigns to a reference
   CHECK-NEXT: :[[#@LINE+6]]:5: note: 'r' is defined here
   CHECK-NEXT: let r = ref 0
   CHECK-NEXT: ^
   CHECK-NEXT: 3 errors generated.
*)
let a = [| 1; 2 |]
let r = ref 0
let () = a.(0) = 3; print_int a.(0)
let () = !r = 5; print_int !r
let () = r = 5; print_int !r
