(* Numbers become smaller, together where they depend on each other. *)
(* RUN: %mincaml-reduce --only=shrink-constants %s -- sh -c "%mincaml-llc --interpret {} | grep -q 7.5" | FileCheck %s
*)

let a = Array.make 100 0.0 in
a.(99) <- 7.5;
print_float a.(99);
print_float 1234.5;
print_int (-1000)

(*
CHECK: {{^}}let a = Array.make 1 0.0 in
CHECK-NEXT: {{^}}a.(0) <- 7.5;
CHECK-NEXT: {{^}}print_float a.(0);
CHECK-NEXT: {{^}}print_float {{[01]}}.0;
CHECK-NEXT: {{^}}print_int {{[01]$}}
*)
