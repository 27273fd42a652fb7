(* RUN: %mincaml-llc %s --emit=closure -o - | FileCheck %s
 *)

(* Functions that are only called get the variables they need as arguments,
   also those that the functions they call need. *)

(* CHECK:      fun step.1 (i.1 : int) [lifted: n.1 : int] : int =
   CHECK-NEXT:   i.1 + n.1
   CHECK:      fun loop.1 (i.2 : int) (acc.1 : float) [lifted: n.1 : int, x.1 : float] : float =
   CHECK:        let tmp.[[#S:]] : int = direct step.1 i.2 n.1 in
   CHECK:        direct loop.1 tmp.[[#S]] tmp.[[#]] n.1 x.1
   CHECK:      fun sum.1 (n.1 : int) (x.1 : float) : float =
   CHECK:        direct loop.1 tmp.[[#]] tmp.[[#]] n.1 x.1
   CHECK-NOT:  closure
 *)
let rec sum n x =
  let rec step i = i + n in
  let rec loop i acc =
    if i > 100 then acc else loop (step i) (acc +. x) in
  loop 0 0.0 in
print_float (sum 3 1.5)
