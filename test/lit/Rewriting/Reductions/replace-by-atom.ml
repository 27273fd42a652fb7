(* RUN: %mincaml-reduce --std=mincaml --only=replace-by-atom %s -- grep -q "print_int.*;" | FileCheck %s
*)

let zero = 3 in
let rec f x y = x + y in
let a = Array.make 7 zero in
print_int (f (zero + 1) a.(2)); print_float (float_of_int zero); print_float (1.5 +. 2.0)

(*
CHECK: {{^}}let zero = 3 in
CHECK-NEXT: {{^}}let rec f x y =
CHECK-NEXT: {{^}}  y{{$}}
CHECK-NEXT: {{^}}in
CHECK-NEXT: {{^}}let a = Array.make zero zero in
CHECK-NEXT: {{^}}print_int (f zero zero);
CHECK-NEXT: {{^}}print_float {{1.5|2.0}};
CHECK-NEXT: {{^}}print_float {{1.5|2.0}}{{$}}
*)
