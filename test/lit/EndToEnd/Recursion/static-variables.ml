(* Recursions that access static variables and floating constants in each of their
   activations, whose addresses registers may contain: functions that call each other,
   are called from several places, also in tail position, print now and then, raise
   exceptions, or call functions that are values and come back.
   RUN: %everywhere %s
*)
exception Deep of int;;

let calls = Array.make 1 0 in
let steps = Array.make 1 3 in
let total = Array.make 1 0.5 in

let rec fib n =
  calls.(0) <- calls.(0) + 1;
  if n < 2 then n else let a = fib (n - 1) in a + fib (n - 2) in

let rec even n =
  calls.(0) <- calls.(0) + steps.(0);
  if n = 0 then 1 else let a = odd (n - 1) in (a * 3 - calls.(0) / 7) land 65535
and odd n =
  total.(0) <- total.(0) *. 1.25 +. 0.375;
  if n = 0 then 0 else even (n - 1) in

let rec deep n x =
  total.(0) <- total.(0) +. x;
  if n = 0 then x *. 3.75
  else let a = deep (n - 1) (x +. 0.125) in
    a +. total.(0) *. (if n > 50 then 1.5 else 2.5) in

let rec tells n =
  calls.(0) <- calls.(0) + 1;
  if n = 5 then (print_int calls.(0); print_newline ());
  if n < 2 then steps.(0) else let a = tells (n - 1) in a + tells (n - 3) in

let rec search n =
  calls.(0) <- calls.(0) + 2;
  if calls.(0) > 5000 then raise (Deep n);
  if n = 0 then steps.(0) else let a = search (n - 1) in a + search (n - 1) in

let rec through f n =
  calls.(0) <- calls.(0) + 1;
  if n = 0 then f calls.(0)
  else let a = through f (n - 1) in
    if n = 3 then a + f n else a - steps.(0) in

let rec build n pair =
  steps.(0) <- steps.(0) + n;
  let (a, b) = pair in
  if n = 0 then pair
  else let (c, d) = build (n - 1) (a + steps.(0), b - calls.(0)) in (d, c - n) in
let rec sum pair = let (a, b) = pair in a * 3 + b in

let rec enter n = if n > 10 then enter (n - 7) else fib n in

print_int (fib 15); print_newline ();
print_int (enter 40); print_newline ();
print_int (even 25); print_newline ();
print_int (odd 12); print_newline ();
print_int (int_of_float (deep 100 0.5)); print_newline ();
print_int (tells 12); print_newline ();
print_int (try search 14 with Deep n -> 1000 + n); print_newline ();
print_int (through (fun k -> let a = fib (k land 7) in a + steps.(0)) 6); print_newline ();
print_int (through (fun k -> let a = through (fun m -> m) 2 in a - k) 4); print_newline ();
print_int (sum (build 60 (1, 2))); print_newline ();
print_int calls.(0); print_newline ();
print_int (int_of_float total.(0)); print_newline ()

(* >>> output
610
5
45047
24784
170793
2053
2076
2088
2106
2132
2155
2170
2193
2205
264
1000
-6
5005
-83215
5026
853
<<< *)
