(* RUN: %mincaml-llc %s --emit=closure -o - | FileCheck %s
 *)

(* Recursion of a closure goes through the closure it was called with. *)

(* CHECK:      fun repeat.1 (n.1 : int) [captured: x.1 : int] : unit =
   CHECK-NEXT:   let repeat.1 : int -> unit = own closure in
   CHECK:        direct repeat.1 tmp.[[#]] [closure: repeat.1]
 *)
let rec repeater x =
  let rec repeat n =
    if n > 0 then (print_int x; repeat (n - 1)) else () in
  repeat in
let f = repeater 7 in
f 3
