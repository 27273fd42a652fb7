(* A definition stays if it has an effect, may fail, reads or creates an array, is used
   more than once or in a function, or would have another meaning. *)
(* RUN: %mincaml-variant --kind=merge-lets --rate=100 %s | FileCheck %s
*)

let rec f x = x in
let moved = 1 + 2 in
print_int (f 0 - moved);
let sum = 2.5 *. sqrt 2.0 in
let difference = 1.5 -. sum in
print_float difference;
let called = f 3 in
print_int called;
let printed = print_int 4 in
let read = (Array.make 1 5).(0) in
print_int read;
let divided = 6 / f 7 in
print_int (1 / divided);
let half = 9 / 2 in
print_int half;
let made = Array.make 1 8 in
let pair = (1, 2) in
made.(0) <- (let (a, b) = pair in a + b);
let twice = 9 - 1 in
print_int (twice + twice);
let inside = 10 - 1 in
let rec g x = x + inside in
let y = f 11 in
let captured = y * 2 in
let y = f 12 in
print_int (captured + y);
let result = print_int (g 13) in
result

(*
CHECK: print_int (f 0 - (1 + 2));
CHECK-NEXT: print_float (1.5 -. 2.5 *. sqrt 2.0);
CHECK-NEXT: let called = f 3 in
CHECK-NEXT: print_int called;
CHECK-NEXT: let printed = print_int 4 in
CHECK-NEXT: let read = (Array.make 1 5).(0) in
CHECK-NEXT: print_int read;
CHECK-NEXT: let divided = 6 / f 7 in
CHECK-NEXT: print_int (1 / divided);
CHECK-NEXT: print_int (9 / 2);
CHECK-NEXT: let made = Array.make 1 8 in
CHECK-NEXT: made.(0) <- (let (a, b) = (1, 2) in a + b);
CHECK-NEXT: let twice = 9 - 1 in
CHECK-NEXT: print_int (twice + twice);
CHECK-NEXT: let inside = 10 - 1 in
CHECK-NEXT: let rec g x =
CHECK-NEXT:   x + inside
CHECK-NEXT: in
CHECK-NEXT: let y = f 11 in
CHECK-NEXT: let captured = y * 2 in
CHECK-NEXT: let y = f 12 in
CHECK-NEXT: print_int (captured + y);
CHECK-NEXT: print_int (g 13)
*)
