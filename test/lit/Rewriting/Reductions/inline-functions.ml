(* RUN: %mincaml-reduce --only=inline-functions %s -- grep -q print_int | FileCheck %s
*)

let rec once x y = x + y * x in
let rec twice x = x + 1 in
let rec recursive n = if n = 0 then 0 else recursive (n - 1) in
let rec value x = x in
let rec apply f = f 3 in
print_int (once 5 (twice 1) + twice 2 + apply value + value 4)

(* An argument that is no variable or literal is evaluated once. *)
(*
CHECK: {{^}}let rec twice x =
CHECK: {{^}}let rec recursive n =
CHECK: {{^}}let rec value x =
CHECK: {{^}}print_int ((let y = twice 1 in 5 + y * 5) + twice 2 + value 3 + value 4){{$}}
CHECK-NOT: {{.}}
*)
