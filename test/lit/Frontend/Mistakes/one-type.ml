(* A parameter has one type; only what `let` defines can have several.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+11]]:22: error: 'f' is used at two types: here argument 1 has type string, but int in an earlier use [MC0311]
   CHECK-NEXT: let both f = (f 1, f "a")
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+8]]:15: note: the earlier use is here; only a function that `let` defines can be used at several types
   CHECK-NEXT: let both f = (f 1, f "a")
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+10]]:15: error: argument 1 of this function has type string * int, but int * int is expected [MC0310]
   CHECK-NEXT: let use = !r ("a", 1)
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: 2 errors generated.
*)
let both f = (f 1, f "a")
let swap (x, y) = (y, x)
let call (f : int * int -> int * int) = f (1, 2)
let r = ref swap
let () = r := fun (x, y) -> (y + 1, x + 1)
let use = !r ("a", 1)
