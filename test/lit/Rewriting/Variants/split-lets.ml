(* RUN: %mincaml-variant --kind=split-lets %s | FileCheck %s
*)

let rec f x = x in
let a = Array.make (1 + 2) 3 in
a.(f 1) <- a.(0) - f (f 2);
print_int (if f 1 < 2 && f 3 > 4 then f 5 else a.(6))

(*
CHECK: let [[T1:t[0-9]*]] = 1 + 2 in
CHECK-NEXT: let a = Array.make [[T1]] 3 in
CHECK-NEXT: let [[INDEX:t[0-9]*]] = f 1 in
CHECK-NEXT: let [[T2:t[0-9]*]] = a.(0) in
CHECK-NEXT: let [[T3:t[0-9]*]] = f 2 in
CHECK-NEXT: let [[T4:t[0-9]*]] = f [[T3]] in
CHECK-NEXT: let [[T5:t[0-9]*]] = [[T2]] - [[T4]] in
CHECK-NEXT: a.([[INDEX]]) <- [[T5]];
CHECK-NEXT: let [[T6:t[0-9]*]] = f 1 in
CHECK-NEXT: let [[T7:t[0-9]*]] = [[T6]] < 2 in
CHECK-NEXT: let [[T8:t[0-9]*]] =
CHECK-NEXT:   if [[T7]] then (
CHECK-NEXT:     let [[T9:t[0-9]*]] = f 3 in
CHECK-NEXT:     [[T9]] > 4
CHECK-NEXT:   )
CHECK-NEXT:   else
CHECK-NEXT:     false
CHECK-NEXT: in
CHECK-NEXT: let [[T10:t[0-9]*]] =
CHECK-NEXT:   if [[T8]] then
CHECK-NEXT:     f 5
CHECK-NEXT:   else
CHECK-NEXT:     a.(6)
CHECK-NEXT: in
CHECK-NEXT: print_int [[T10]]
*)
