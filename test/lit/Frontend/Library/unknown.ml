(* Names that the library does not have.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+21]]:9: error: unknown name 'Array.intit': did you mean `Array.init`? [MC0116]
   CHECK-NEXT: let a = Array.intit 3 succ
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: Array.init
   CHECK-NEXT: :[[#@LINE+18]]:9: error: unknown name 'List.lenght': did you mean `List.length`? [MC0116]
   CHECK-NEXT: let b = List.lenght [a]
   CHECK-NEXT: ^~~~~~~~~~~
   CHECK-NEXT: List.length
   CHECK-NEXT: :[[#@LINE+15]]:9: error: unknown name 'List.tabulate': the library does not have it [MC0116]
   CHECK-NEXT: let c = List.tabulate succ a
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+13]]:9: error: unknown name 'Float.sqr': did you mean `Float.sqrt`? [MC0116]
   CHECK-NEXT: let d = Float.sqr 2.0
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: Float.sqrt
   CHECK-NEXT: :[[#@LINE+10]]:9: error: unknown name 'Random.State.bit': did you mean `Random.State.bits`? [MC0116]
   CHECK-NEXT: let e = Random.State.bit 3
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: Random.State.bits
   CHECK-NEXT: 5 errors generated.
*)
let a = Array.intit 3 succ
let b = List.lenght [a]
let c = List.tabulate succ a
let d = Float.sqr 2.0
let e = Random.State.bit 3
