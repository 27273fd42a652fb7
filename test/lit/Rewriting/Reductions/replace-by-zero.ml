(* Expressions that determine the types of parameters must stay. *)
(* RUN: %mincaml-reduce --std=mincaml --only=replace-by-zero %s -- grep -q "let rec f a b c d e" | FileCheck %s
*)

let rec f a b c d e =
  print_int (a + b.(0));
  let (x, y) = c in
  if e then 1.5 *. x +. float_of_int y else d
in
let rec g x = x + 1 in
let x = f (g 2) (Array.make 4 5) (1.0, g 6) 2.5 (g 3 = 4) in
print_float (x +. f 1 (Array.make 1 1) (x, 4) x true)

(*
CHECK: let rec f a b c d e =
CHECK-NEXT: {{^}}  0.0{{$}}
CHECK-NEXT: {{^}}in{{$}}
CHECK-NEXT: let rec g x =
CHECK-NEXT: {{^}}  0{{$}}
CHECK-NEXT: {{^}}in{{$}}
CHECK-NEXT: let x = f 0 (Array.make 0 0) (0.0, 0) 0.0 (g 0 = 0) in
CHECK-NEXT: {{^}}(){{$}}
*)
