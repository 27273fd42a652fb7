(* `==` is a warning for strings and floats, whose contents are meant.
   RUN: %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
*)
let is_yes s = s == "yes"
(* CHECK: same.ml:[[#@LINE-1]]:18: warning: `==` tests for identity; to compare the contents of a string, write `=` [MC0333]
   CHECK-NEXT: let is_yes
   CHECK-NEXT: {{^}}                 ^~
   CHECK-NEXT: {{^}}                 =
 *)
let is_half x = x != 0.5
(* CHECK: same.ml:[[#@LINE-1]]:19: warning: `!=` tests for identity; to compare the contents of a float, write `<>` [MC0333]
 *)

(* There is no warning for other types. *)
let same x y = x == y
let is_three n = n == 3
let are_same (a : int ref) b = a == b && [] != [1]
(* CHECK-NOT: warning:
   CHECK: 2 warnings generated.
 *)
