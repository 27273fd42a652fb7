(* RUN: %mincaml-llc %s --emit=knormal -o - | FileCheck %s
 *)

(* Operands, arguments and components are named from left to right. *)

(* CHECK:      let tmp.1 : unit = () in
   CHECK-NEXT: let tmp.2 : int = external read_int tmp.1 in
   CHECK-NEXT: let tmp.3 : unit = () in
   CHECK-NEXT: let tmp.4 : int = external read_int tmp.3 in
   CHECK-NEXT: let tmp.5 : int * int = (tmp.2, tmp.4) in
   CHECK-NEXT: let (a : int), (b : int) = tmp.5 in
 *)
let (a, b) = (read_int (), read_int ()) in
(* CHECK-NEXT: let tmp.6 : int = 10 in
   CHECK-NEXT: let v : int array = Array.make tmp.6 a in
 *)
let v = Array.make 10 a in
(* CHECK-NEXT: let tmp.7 : int = a + b in
   CHECK-NEXT: let tmp.8 : int = a / b in
   CHECK-NEXT: let tmp.9 : unit = v.(tmp.7) <- tmp.8 in
 *)
v.(a + b) <- a / b;
(* CHECK-NEXT: let tmp.10 : int = v.(a) in
   CHECK-NEXT: let tmp.11 : int = a - tmp.10 in
   CHECK-NEXT: let tmp.12 : int = tmp.11 * b in
   CHECK-NEXT: external print_int tmp.12
 *)
print_int ((a - v.(a)) * b)
