(* RUN: %mincaml-reduce --only=drop-components %s -- grep -q "let (.*x)" | FileCheck %s
*)
(* RUN: %mincaml-reduce --only=drop-components %s -- grep -q "print_int" | FileCheck %s --check-prefix=SCALAR
*)

let rec swap p =
  let (a, b, x) = p in
  (a + 1, b, x)
in
let pairs = Array.make 2 (swap (1, true, 2.5)) in
let (outer, n) = (swap pairs.(0), 3) in
let (d, e, f) = outer in
print_int (d + n + (if e then 1 else 0))

(*
CHECK: let rec swap p =
CHECK-NEXT: let ({{.*}}x) = p in
*)

(*
SCALAR: let rec swap p =
SCALAR-NEXT: {{^}}  let {{[abx]}} = p in
SCALAR-NOT: ,
*)
