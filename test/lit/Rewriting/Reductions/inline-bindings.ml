(* RUN: %mincaml-reduce --only=inline-bindings %s -- grep -q print_int | FileCheck %s
*)

let rec f x = x + 1 in
let once = f 1 in
let twice = f 2 in
let literal = 3 in
let copy = twice in
let (a, b) = (f 4, 5) in
let unit = print_newline () in
print_int (once + twice + twice + literal + literal + copy + copy + a + b)

(*
CHECK: {{^}}let rec f x =
CHECK: {{^}}let twice = f 2 in
CHECK-NEXT: {{^}}print_newline ();
CHECK-NEXT: {{^}}print_int (f 1 + twice + twice + 3 + 3 + twice + twice + f 4 + 5){{$}}
CHECK-NOT: {{.}}
*)
