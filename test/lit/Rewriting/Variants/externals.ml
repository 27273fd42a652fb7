(* An external of the program stays one: its name is not given to a variable, and
   it does not become a value, which would be an array. *)
(* RUN: %mincaml-variant --kind=alpha --rate=100 %s | FileCheck %s
*)
(* RUN: %mincaml-variant --kind=wrap-functions --rate=100 %s | FileCheck %s --check-prefix=WRAPPED
*)
(* RUN: %mincaml-variant --kind=mix --rate=60 %s > %t.ml
*)
(* RUN: %mincaml-llc --emit=typed -fimplicit-externals -Wno-implicit-external %t.ml
*)

let x1 = a (foreign 3) in
print_int (x1 + table.(1))

(*
CHECK-NOT: {{let (a|foreign|table|print_int) }}
CHECK: {{ = a \(foreign 3\) in}}
CHECK: print_int ({{.*}} + table.(1))

WRAPPED: foreign {{[(3]}}
WRAPPED-NOT: {{^}} = foreign in
*)
