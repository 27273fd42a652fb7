(* RUN: %mincaml-reduce --only=drop-parameters %s -- grep -q "x + 2" | FileCheck %s
*)
(* RUN: %mincaml-reduce --std=mincaml --only=drop-parameters %s -- grep -q "x + 2" | FileCheck %s --check-prefix=STRICT
*)

let rec f a x b = if a then x + 2 else f (x < b) (x - 1) (f a b x) in
let rec g y = 1 in
let rec value z = z in
let h = value in
print_int (f true 3 4 + g 5 + h 6)

(* A function that is used as a value keeps its parameters.

CHECK: {{^}}let rec f x =
CHECK-NEXT: if false then
CHECK: f (x - 1)
CHECK: {{^}}let rec g () =
CHECK: {{^}}let rec value z =
CHECK: {{^}}print_int (let operand_1 = h 6 in f 3 + g () + operand_1){{$}}

STRICT: {{^}}let rec f x =
STRICT: {{^}}let rec g y =
*)
