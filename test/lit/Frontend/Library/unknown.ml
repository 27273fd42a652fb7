(* Names that the library does not have.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+16]]:9: error: unknown name 'Array.intit': did you mean `Array.init`? [MC0116]
   CHECK-NEXT: let a = Array.intit 3 succ
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: Array.init
   CHECK-NEXT: :[[#@LINE+13]]:9: error: unknown name 'Array.to_list': there are no lists; use the array [MC0116]
   CHECK-NEXT: let b = Array.to_list a
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+11]]:9: error: unknown name 'List.map': there are no lists; use arrays and the functions of `Array` [MC0116]
   CHECK-NEXT: let c = List.map succ a
   CHECK-NEXT: ^~~~~~~~
   CHECK-NEXT: :[[#@LINE+9]]:9: error: unknown name 'Float.sqr': did you mean `Float.sqrt`? [MC0116]
   CHECK-NEXT: let d = Float.sqr 2.0
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: Float.sqrt
   CHECK-NEXT: 4 errors generated.
*)
let a = Array.intit 3 succ
let b = Array.to_list a
let c = List.map succ a
let d = Float.sqr 2.0
