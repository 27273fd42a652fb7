(* RUN: %mincaml-llc %s --emit=knormal -fimplicit-externals -Wno-implicit-external -o - | FileCheck %s
 *)

(* A runtime external used as a value becomes a function; an unknown name is a
   foreign function where it is applied and a foreign array elsewhere. *)

(* CHECK:      let rec apply (f : float -> float) (x : float) : float =
 *)
let rec apply f x = f x in
(* CHECK:      let rec sqrt.1 (tmp.1 : float) : float =
   CHECK-NEXT:   external sqrt tmp.1
   CHECK-NEXT: in
   CHECK-NEXT: let tmp.2 : float = 2. in
   CHECK-NEXT: let x : float = apply sqrt.1 tmp.2 in
 *)
let x = apply sqrt 2.0 in
(* CHECK-NEXT: let tmp.3 : float array = external pixels in
   CHECK-NEXT: let tmp.4 : int = 0 in
   CHECK-NEXT: let tmp.5 : float = external scale x in
   CHECK-NEXT: let tmp.6 : float = x *. tmp.5 in
   CHECK-NEXT: tmp.3.(tmp.4) <- tmp.6
 *)
pixels.(0) <- x *. scale x
