(* RUN: %mincaml-llc %s --emit=knormal -o - | FileCheck %s
 *)

(* A comparison and the branch on it are one; `not` exchanges the branches. *)

(* CHECK:      let rec positive (x : float) : int =
   CHECK-NEXT:   let tmp.1 : float = 0. in
   CHECK-NEXT:   if x <= tmp.1 then
   CHECK-NEXT:     0
   CHECK-NEXT:   else
   CHECK-NEXT:     1
   CHECK-NEXT: in
 *)
let rec positive x = if not (x <= 0.0) then 1 else 0 in

(* `&&` with a small `else` is two branches. *)

(* CHECK-NEXT: let rec both (a : bool) (b : bool) : unit =
   CHECK-NEXT:   if a then
   CHECK-NEXT:     if b then
   CHECK-NEXT:       let tmp.[[#T:]] : int = 3 in
   CHECK-NEXT:       external print_int tmp.[[#T]]
   CHECK-NEXT:     else
   CHECK-NEXT:       ()
   CHECK-NEXT:   else
   CHECK-NEXT:     ()
   CHECK-NEXT: in
 *)
let rec both a b = if a && b then print_int 3 in

(* With a large one the bool gets a name: no code is duplicated. *)

(* CHECK-NEXT: let rec either (a : bool) (b : bool) : unit =
   CHECK-NEXT:   let tmp.[[#C:]] : bool =
   CHECK-NEXT:     if a then
   CHECK-NEXT:       true
   CHECK-NEXT:     else
   CHECK-NEXT:       b
   CHECK-NEXT:   in
   CHECK-NEXT:   if tmp.[[#C]] then
   CHECK-NEXT:     let tmp.[[#X:]] : int = 1 in
   CHECK-NEXT:     external print_int tmp.[[#X]]
   CHECK-NEXT:   else
   CHECK-NEXT:     let tmp.[[#Y:]] : int = 2 in
   CHECK-NEXT:     external print_int tmp.[[#Y]]
   CHECK-NEXT: in
 *)
let rec either a b = if a || b then print_int 1 else print_int 2 in
print_int (positive 1.5); both true false; either true false
