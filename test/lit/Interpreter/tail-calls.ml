(* Five million calls in each kind of tail position, in 16 KB.
   RUN: %mincaml-llc --interpret --interpret-memory=16384 %s | FileCheck %s

   The same loop with something left to do after the call does not fit.
   RUN: echo 'let rec f n = if n = 0 then 0 else 0 + f (n - 1) in print_int (f 5000000)' > %t.ml
   RUN: not %mincaml-llc --interpret --interpret-memory=16384 %t.ml 2>&1 | FileCheck %s --check-prefix=DEEP
   DEEP: memory limit reached
*)
let n = 5000000 in

(* CHECK: {{^1$}}
*)
let rec direct n = if n = 0 then 1 else direct (n - 1) in
print_int (direct n); print_newline ();

(* The frame grows and shrinks, and what is left of it moves.
   CHECK-NEXT: {{^12$}}
*)
let rec growing g n a =
  let b = a + 1 in let c = b - a in
  if n = 0 then a + b + c else g n c b a 4 5 6 7 8 9 10 11 12 in
let rec shrinking n a b c d e f g h i j k l =
  if n = 0 then l else growing shrinking (n - 1) (l - 7) in
print_int (growing shrinking n 5); print_newline ();

(* CHECK-NEXT: {{^3$}}
*)
let rec first n = n in
let functions = Array.make 2 first in
let rec ping n = if n = 0 then 3 else functions.(1) (n - 1) in
let rec pong n = let f = functions.(0) in f n in
functions.(0) <- ping;
functions.(1) <- pong;
print_int (functions.(1) n); print_newline ();

(* CHECK-NEXT: {{^true$}}
*)
let rec logical n = n = 0 || n > 0 && logical (n - 1) in
(if logical n then (print_byte 116; print_byte 114; print_byte 117; print_byte 101));
print_newline ();

(* CHECK-NEXT: {{^0$}}
*)
let pair = (1, 2) in
let cell = Array.make 1 n in
let rec nested u =
  let m = cell.(0) - 1 in
  let (one, two) = pair in
  cell.(0) <- m;
  if m > 0 then
    (if m > one + two then nested u else if m = 1 then (nested u) else nested u)
  else () in
nested ();
print_int cell.(0); print_newline ()
