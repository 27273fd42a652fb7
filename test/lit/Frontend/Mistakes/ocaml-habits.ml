(* Arguments in parentheses, and constructors.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+14]]:13: error: argument 1 of 'add' has type int * int, but int is expected [MC0310]
   CHECK: note: arguments are written one after the other, without commas: `f x y`; `f (x, y)` passes one tuple
   CHECK: :[[#@LINE+10]]:15: note: the parameter 'a' of 'add' has type int because of its use here
   CHECK: :[[#@LINE+12]]:16: error: argument 1 of 'three' has type int * int * int, but int is expected [MC0310]
   CHECK: note: arguments are written one after the other, without commas: `f x y`; `f (x, y)` passes one tuple
   CHECK: :[[#@LINE+8]]:19: note: the parameter 'a' of 'three' has type int because of its use here
   CHECK: :[[#@LINE+10]]:16: error: argument 1 of 'three' has type int * int, but int is expected [MC0310]
   CHECK: :[[#@LINE+6]]:19: note: the parameter 'a' of 'three' has type int because of its use here
   CHECK: :[[#@LINE+9]]:9: error: unknown name 'Red': no constructor has this name [MC0116]
   CHECK: :[[#@LINE+9]]:18: error: unknown name 'Blue': no constructor has this name [MC0116]
   CHECK: 5 errors generated.
*)
let add a b = a + b
let three a b c = a + b + c
let x = add(1, 2)
let y = three (1, 2, 3)
let z = three (1, 2) 3
let c = Red
let f x = if x = Blue then 1 else 2
