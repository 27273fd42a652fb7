(* RUN: %mincaml-reduce --only=replace-by-one %s -- grep -q print_float | FileCheck %s
*)

let a = Array.make (3 + 4) (2.5 *. 2.0) in
print_float (if 2 < 3 && a.(0) > 4.0 then a.(2 * 3) *. 8.0 else 9.0)

(*
CHECK: {{^}}let a = Array.make 1 1.0 in
CHECK-NEXT: {{^}}print_float 1.0{{$}}
*)
