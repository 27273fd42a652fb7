(* Programs that resemble a mistake with a hint, but are not that mistake.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+15]]:20: error: argument 1 of 'print_int' has type int * int, but int is expected [MC0310]
   CHECK-NEXT: let () = print_int a.(0)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+13]]:19: error: the right operand of `<` has type int, but bool is expected [MC0301]
   CHECK-NEXT: let b = (0 < 1) < 5
   CHECK-NEXT: ~~~~~ ^
   CHECK-NEXT: :[[#@LINE+11]]:13: error: 'local' is not defined yet: it is defined later, in line 23 [MC0346]
   CHECK-NEXT: let c () = (local)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+9]]:5: note: move this definition before its use
   CHECK-NEXT: let local = 1
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 3 errors generated.
*)
let a = [| (1, 2) |]
let () = print_int a.(0)
let b = (0 < 1) < 5
let c () = (local)
let local = 1
