(* A wrong argument of a function whose type contains itself.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+5]]:53: error: argument 1 of 'f' has type int * int, but int is expected [MC0310]
   CHECK: :[[#@LINE+4]]:26: note: the parameter 'x' of 'f' has type int because of its use here
   CHECK: :[[#@LINE+3]]:44: error: this expression would have an infinite type: 'a would be the same as int -> 'a [MC0313]
   CHECK: 2 errors generated.
*)
let rec f x = ignore (if x = 1 then f else f 2); f (1, 2)
