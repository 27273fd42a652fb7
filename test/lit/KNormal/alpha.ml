(* RUN: %mincaml-llc %s --emit=alpha -o - | FileCheck %s
 *)

(* Every binder has a name of its own; a scope ends where it ends. *)

(* CHECK:      let rec f.1 (x.1 : int) : int =
   CHECK-NEXT:   let y.1 : int = x.1 in
   CHECK-NEXT:   let x.3 : int =
   CHECK-NEXT:     let x.2 : int = x.1 * x.1 in
   CHECK-NEXT:     x.2 + y.1
   CHECK-NEXT:   in
   CHECK-NEXT:   x.3 - y.1
   CHECK-NEXT: in
 *)
let rec f x =
  let y = x in
  let x = (let x = x * x in x + y) in
  x - y in
(* CHECK-NEXT: let rec f.2 (f.3 : int) : int =
   CHECK-NEXT:   let tmp.[[#T:]] : int = 1 in
   CHECK-NEXT:   f.3 + tmp.[[#T]]
   CHECK-NEXT: in
   CHECK-NEXT: let rec g.1 (x.4 : int) : int =
   CHECK-NEXT:   f.2 x.4
   CHECK-NEXT: in
 *)
let rec f f = f + 1 in
let rec g x = f x in
print_int (g 1)
