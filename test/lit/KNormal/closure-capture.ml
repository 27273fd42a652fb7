(* RUN: %mincaml-llc %s --emit=closure -o - | FileCheck %s
 *)

(* A function whose value is needed gets a closure; one that captures nothing,
   a static one. *)

(* CHECK:      fun identity.1 (x.1 : int) [static closure] : int =
 *)
let rec identity x = x in
(* CHECK:      fun composed.1 (x.2 : int) [captured: f.1 : int -> int, g.1 : int -> int] : int =
   CHECK-NEXT:   let tmp.[[#T:]] : int = indirect f.1 x.2 in
   CHECK-NEXT:   indirect g.1 tmp.[[#T]]
   CHECK:      fun compose.1 (f.1 : int -> int) (g.1 : int -> int) : int -> int =
   CHECK-NEXT:   let composed.1 : int -> int = closure composed.1 [f.1, g.1] in
   CHECK-NEXT:   composed.1
 *)
let rec compose f g = let rec composed x = g (f x) in composed in
(* CHECK:      main =
   CHECK-NEXT:   let identity.1 : int -> int = static closure identity.1 in
   CHECK-NEXT:   let h.1 : int -> int = direct compose.1 identity.1 identity.1 in
   CHECK:        indirect h.1 tmp.[[#]]
 *)
let h = compose identity identity in
print_int (h 1)
