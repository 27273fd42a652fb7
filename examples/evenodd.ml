(* Mutual recursion.

   "let rec" defines one function at a time, so functions that call each other
   are nested or passed as arguments.  Ten million steps in constant space show
   that every tail call is a jump, also one through a closure; the last part
   goes 50,000 calls deep without them. *)

let rec print_line n =
  print_int n;
  print_newline () in

let rec print_truth b = print_line (if b then 1 else 0) in

(* Nested: odd is known inside even only. *)
let rec even n =
  let rec odd n = if n = 0 then false else even (n - 1) in
  if n = 0 then true else odd (n - 1) in

print_truth (even 10000000);
print_truth (even 9999999);

(* Passed as an argument: each function is handed the other one. *)
let rec is_even is_odd n =
  let rec other n = is_even is_odd n in
  if n = 0 then true else is_odd other (n - 1) in

let rec is_odd is_even n = if n = 0 then false else is_even (n - 1) in

print_truth (is_even is_odd 1000000);
print_truth (is_even is_odd 999999);

(* Through an array: states.(i) is the function for the remainder i of a
   division by three. *)
let rec nothing n = -1 in
let states = Array.make 3 nothing in
let rec enter i n =
  let state = states.(i) in
  state n in
let rec remainder_0 n = if n = 0 then 0 else enter 1 (n - 1) in
let rec remainder_1 n = if n = 0 then 1 else enter 2 (n - 1) in
let rec remainder_2 n = if n = 0 then 2 else enter 0 (n - 1) in
states.(0) <- remainder_0;
states.(1) <- remainder_1;
states.(2) <- remainder_2;
print_line (enter 0 10000000);

(* Not tail calls: something is left to do after each. *)
let rec sum_even n =
  let rec sum_odd n = if n = 0 then 0 else sum_even (n - 1) - n in
  if n = 0 then 0 else n + sum_odd (n - 1) in

print_line (sum_even 50000);

let rec depth n = if n = 0 then 0 else 1 + depth (n - 1) in
print_line (depth 50000)

(* >>> output
1
0
1
0
1
25000
50000
<<< *)
