(* RUN: %mincaml-reduce --std=mincaml --only=replace-by-part %s -- grep -q "print_int [^;]*7" | FileCheck %s
*)

let rec f x = x in
if f 1 < f 2 then
  print_newline ()
else
  print_int (5 + f (1 + (if true then 7 else 8)));
print_newline ()

(*
CHECK: {{^}}let rec f x =
CHECK: {{^}}in
CHECK-NEXT: {{^}}print_int (f 7){{$}}
CHECK-NOT: {{.}}
*)
