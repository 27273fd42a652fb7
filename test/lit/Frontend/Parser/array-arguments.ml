(* `Array.make` and the like are always applied.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+11]]:9: error: `Array.make` takes 2 arguments, found 1 [MC0216]
   CHECK-NEXT: let a = Array.make 3 in
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+9]]:9: error: `Array.create` takes 2 arguments, found 3 [MC0216]
   CHECK-NEXT: let b = Array.create 1 2 3 in
   CHECK-NEXT: ^~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+7]]:9: error: `Array.length` takes 1 argument, found 0 [MC0216]
   CHECK-NEXT: let c = Array.length in
   CHECK-NEXT: ^~~~~~~~~~~~
   CHECK-NEXT: 3 errors generated.
*)
let a = Array.make 3 in
let b = Array.create 1 2 3 in
let c = Array.length in
()
