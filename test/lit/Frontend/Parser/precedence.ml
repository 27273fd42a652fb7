(* Operators bind as in OCaml and to the left.

   RUN: %mincaml-llc %s --emit=ast -o - | FileCheck %s

   CHECK: let _ = 1 + 2 * 3 - 4 / 5 in
   CHECK-NEXT: let _ = (1 + 2) * (3 - (4 - 5)) in
   CHECK-NEXT: let _ = 1.0 +. 2.0 *. 3.0 /. (4.0 *. 5.0) in
   CHECK-NEXT: let _ = a && b || c && not d = e in
   CHECK-NEXT: let _ = (a || b) && c in
   CHECK-NEXT: let _ = 1 + 2 < 3 * 4 in
   CHECK-NEXT: let _ = 1 < 2 = (3 < 4) in
   CHECK-NEXT: let _ = 1 < 2 = true in
   CHECK-NEXT: let _ = -x + -y * - -z -. -.w in
   CHECK-NEXT: let _ = -f x + (-f) x in
   CHECK-NEXT: let _ = not (f x) in
   CHECK-NEXT: let _ = not (not p) in
   CHECK-NEXT: ()
*)
let _ = 1 + 2 * 3 - 4 / 5 in
let _ = (1 + 2) * (3 - (4 - 5)) in
let _ = 1.0 +. 2.0 *. 3.0 /. (4.0 *. 5.0) in
let _ = a && b || c && not d = e in
let _ = (a || b) && c in
let _ = 1 + 2 < 3 * 4 in
let _ = (1 < 2) = (3 < 4) in
let _ = 1 < 2 = true in
let _ = -x + -y * - - z -. -.w in
let _ = - f x + (-f) x in
let _ = not f x in
let _ = not not p in
()
