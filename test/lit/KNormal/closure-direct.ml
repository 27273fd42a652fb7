(* RUN: %mincaml-llc %s --emit=closure -o - | FileCheck %s
 *)

(* A function without free variables is called directly. Variables of the main
   expression are static, literals are bound again where they are used. *)

(* CHECK:      static v.1 : int array
   CHECK-NOT:  static
   CHECK:      fun get.1 (i.1 : int) : int =
   CHECK-NEXT:   let n.1 : int = 100 in
   CHECK-NEXT:   if i.1 < n.1 then
   CHECK-NEXT:     v.1.(i.1)
   CHECK-NEXT:   else
   CHECK-NEXT:     let tmp.[[#T:]] : int = i.1 - n.1 in
   CHECK-NEXT:     direct get.1 tmp.[[#T]]
   CHECK:      main =
   CHECK-NEXT:   let n.1 : int = 100 in
   CHECK-NEXT:   let tmp.[[#U:]] : int = 0 in
   CHECK-NEXT:   let v.1 : int array = Array.make n.1 tmp.[[#U]] in
   CHECK:        direct get.1
 *)
let n = 100 in
let v = Array.make n 0 in
let rec get i = if i < n then v.(i) else get (i - n) in
print_int (get 250)
