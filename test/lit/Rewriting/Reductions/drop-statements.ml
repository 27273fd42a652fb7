(* RUN: %mincaml-reduce --only=drop-statements %s -- grep -q print_int | FileCheck %s
*)

print_newline ();
print_byte 65;
(print_newline (); print_int 1);
print_int 2

(* What comes last has to stay. *)
(*
CHECK: {{^}}print_int 2{{$}}
CHECK-NOT: {{.}}
*)
