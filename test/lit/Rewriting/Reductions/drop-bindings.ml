(* Definitions of all kinds go, used or not; so does what runs in them. *)
(* RUN: %mincaml-reduce --only=drop-bindings %s -- grep -q print_int | FileCheck %s
*)

let unused = 1 in
let used = Array.make 3 unused in
let rec f x y = x + y + f y x in
let (a, b) = (f 1 2, 3) in
let g = f in
print_int (f 1 2 + a + b + g 3 4);
print_int used.(0)

(*
CHECK: {{^}}print_int (0 + 0 + 0 + 0);{{$}}
CHECK-NEXT: {{^}}print_int (Array.make 0 0).(0){{$}}
CHECK-NOT: {{.}}
*)
