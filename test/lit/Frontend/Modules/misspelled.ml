(* Misspelled names of modules and of their values.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:9: error: unknown name 'List.fold': did you mean `List.fold_left`? [MC0116]
   CHECK: :[[#@LINE+7]]:9: error: unknown name 'List.get': write `List.nth` [MC0116]
   CHECK: :[[#@LINE+7]]:9: error: there is no module 'Lits' here; did you mean 'List'? [MC0281]
   CHECK: :[[#@LINE+7]]:9: error: unknown name 'List.lenght': did you mean `List.length`? [MC0116]
   CHECK: :[[#@LINE+7]]:9: error: unknown name 'List.ad': the library does not have it [MC0116]
   CHECK: 5 errors generated.
*)
let g = List.fold (fun x y -> x + y) 0 [1]
let i = List.get [1] 0
let l = Lits.length []
let k = List.lenght []
let m = List.ad 1
