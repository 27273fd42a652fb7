(* RUN: %mincaml-llc %s --emit=knormal -o - | FileCheck %s
 *)

(* Operands, arguments and components are named from left to right, where the stage
   for the order of evaluation has left them in their places. *)

(* CHECK:      let tmp.4 : int * int =
   CHECK-NEXT:   let tmp.1 : unit = () in
   CHECK-NEXT:   let operand##1 : int = external read_int tmp.1 in
   CHECK-NEXT:   let tmp.2 : unit = () in
   CHECK-NEXT:   let tmp.3 : int = external read_int tmp.2 in
   CHECK-NEXT:   (tmp.3, operand##1)
   CHECK-NEXT: in
   CHECK-NEXT: let (a : int), (b : int) = tmp.4 in
 *)
let (a, b) = (read_int (), read_int ()) in
(* CHECK-NEXT: let tmp.5 : int = 10 in
   CHECK-NEXT: let v : int array = Array.make tmp.5 a in
 *)
let v = Array.make 10 a in
(* CHECK-NEXT: let tmp.6 : int = a + b in
   CHECK-NEXT: let tmp.7 : int = a / b in
   CHECK-NEXT: let tmp.8 : unit = v.(tmp.6) <- tmp.7 in
 *)
v.(a + b) <- a / b;
(* CHECK-NEXT: let tmp.9 : int = v.(a) in
   CHECK-NEXT: let tmp.10 : int = a - tmp.9 in
   CHECK-NEXT: let tmp.11 : int = tmp.10 * b in
   CHECK-NEXT: external print_int tmp.11
 *)
print_int ((a - v.(a)) * b)
