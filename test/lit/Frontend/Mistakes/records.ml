(* There are no records.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+8]]:6: error: records are not in MinCaml: use a tuple, `type point = float * float`, and take it apart by `let (x, y) = p` [MC0230]
   CHECK-NEXT: type point = { x : float; y : float }
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+6]]:9: error: `{` is not in MinCaml: there are no records, use tuples; `(` and `)` enclose expressions [MC0119]
   CHECK-NEXT: let p = { x = 1.0; y = 2.0 }
   CHECK-NEXT: ^
   CHECK-NEXT: 2 errors generated.
*)
type point = { x : float; y : float }
let p = { x = 1.0; y = 2.0 }
