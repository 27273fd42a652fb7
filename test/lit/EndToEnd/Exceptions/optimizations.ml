(* Optimizations of checks must not move a check out of a `try` or into one,
   merge a check in a `try` with one outside, or raise another exception.
   RUN: %everywhere %s
*)
let print s = print_string s; print_char ' '
let line () = print_newline ()

(* The check in the loop is invariant; it must stay in the `try`. *)
let invariant a i n =
  let caught = ref 0 in
  for k = 1 to n do
    (try if k > 1 then ignore (a.(i) + k) with Invalid_argument _ -> incr caught)
  done;
  !caught

(* The same check before, in and after a `try`. *)
let around a i =
  (try ignore (a.(i)); print "in" with Invalid_argument _ -> print "caught");
  (try ignore (a.(i)); print "again" with Invalid_argument _ -> print "caught");
  (try (try ignore (a.(i)); print "inner" with Not_found -> print "wrong")
   with Invalid_argument _ -> print "outer");
  if i < Array.length a then print_int a.(i)

(* Two checks of which the first one in the text fails first. *)
let order a i d =
  try a.(i) / d with Invalid_argument _ -> -1 | Division_by_zero -> -2
let order2 a i d =
  try let x = 100 / d in x + a.(i) with
  | Invalid_argument _ -> -1 | Division_by_zero -> -2
let order3 a i j =
  try a.(j) <- 5; a.(i) <- 6; 0 with Invalid_argument _ -> a.(0)

(* Effects before a failed check stay, those after it do not happen. *)
let effects a n =
  let sum = ref 0 in
  (try
     for i = 0 to n do
       sum := !sum + a.(i);
       a.(i) <- -i
     done
   with Invalid_argument _ -> sum := !sum + 1000);
  !sum

(* The loop ends by the check. *)
let rec total a i sum = total a (i + 1) (sum + a.(i))
let sum_all a =
  let s = ref 0 in
  let rec go i = s := !s + a.(i); go (i + 1) in
  (try go 0 with Invalid_argument _ -> ());
  !s

(* The divisor is invariant, the division is not always reached. *)
let divide n d =
  let r = ref 0 in
  for i = 0 to n do
    r := !r + (try if i > 2 then 100 / d else 1 with Division_by_zero -> 7)
  done;
  !r

(* A value that is known in the body, not in the handler. *)
let stale n =
  let x = ref 1 in
  (try
     x := 2;
     if n > 0 then raise Not_found;
     x := 3
   with Not_found -> x := !x * 10);
  !x

let dead n = try ignore (1 / n); ignore ([| 1; 2 |].(n)); 5 with
  | Division_by_zero -> 6 | Invalid_argument _ -> 7

let common a i j =
  let x = try a.(i) + a.(j) with Invalid_argument _ -> 100 in
  let y = try a.(j) + a.(i) with Invalid_argument _ -> 200 in
  x + y

(* A tuple that is built before the exception, and one that escapes by it. *)
exception Pair of (int * int)
let pairs n =
  let p = (n, n + 1) in
  try if n > 2 then raise (Pair p); (let (x, y) = p in x * y)
  with Pair (x, y) -> x - y

let floats a i = try a.(i) *. 2.0 with Invalid_argument _ -> 0.25

let () =
  let a = [| 1; 2; 3 |] in
  print_int (invariant a 2 5); print_int (invariant a 3 5);
  print_int (invariant a (-1) 1); line ();
  around a 1; around a 3; line ();
  let show x = print_int x; print_char ' ' in
  show (order a 1 2); show (order a 3 2); show (order a 1 0); show (order a 3 0);
  show (order2 a 1 2); show (order2 a 3 2); show (order2 a 1 0);
  show (order2 a 3 0); line ();
  show (order3 a 3 0); show (order3 a 0 3); show (order3 a 3 1); line ();
  show (effects [| 4; 5; 6 |] 2); show (effects [| 4; 5; 6 |] 5);
  let b = [| 4; 5; 6 |] in
  ignore (effects b 3); show b.(2); line ();
  show (sum_all a); show (try total a 0 0 with Invalid_argument _ -> 11); line ();
  show (divide 5 0); show (divide 5 5); show (divide 2 0); line ();
  show (stale 0); show (stale 1); line ();
  show (dead 0); show (dead 1); show (dead 2); show (dead (-1)); line ();
  show (common a 0 1); show (common a 0 3); show (common a 3 0); line ();
  show (pairs 1); show (pairs 3); line ();
  print_float (floats [| 1.5 |] 0); print_float (floats [| 1.5 |] 1); line ()

(* >>> output
040
in again inner 2caught caught outer 
1 -1 -2 -1 52 -1 -2 -2 
5 5 5 
15 1015 -2 
13 11 
24 63 3 
3 20 
6 5 7 7 
20 300 300 
2 -1 
3.0.25
<<< *)
