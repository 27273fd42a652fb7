(* Raising functions in functions of the library, handlers in each other, results of all types,
   and facts that hold in the body of a try only.
   RUN: %everywhere %s
*)
let show x = print_int x; print_char ' '
let line () = print_newline ()
exception E of int
exception F of float
exception P of (int * int)

(* A condition that is known in the body, not in the handler. *)
let known x y =
  try
    if x < 0 then raise (E x);
    if y = 0 then raise (E y);
    (x / y) * (if x >= 0 then 1 else 2)
  with E k -> if x >= 0 then k + 1 else k - 1

(* A range that the handler must not assume. *)
let range a i =
  let j = ref i in
  (try
     let v = a.(i) in
     j := i + 1;
     ignore (a.(!j));
     j := !j + v
   with Invalid_argument _ -> if !j >= Array.length a then j := -1 else j := !j * 100);
  !j

(* Stores before and after a check that fails. *)
let stores a b i =
  (try a.(0) <- 1; b.(0) <- a.(0) + 1; ignore (a.(i)); a.(0) <- 9; b.(0) <- 9 with Invalid_argument _ -> b.(1) <- a.(0) * 10 + b.(0));
  a.(0) * 100 + b.(1)

(* The same array read in the body and in the handler, written by a call between them. *)
let set a v = if v > 5 then (a.(0) <- v; raise (E v)) else a.(0) <- v
let reread a v = let x = a.(0) in try set a v; a.(0) - x with E _ -> a.(0) * 2 - x

(* Raising functions in library functions. *)
let index a p = try Array.iteri (fun i x -> if p x then raise (E i)) a; -1 with E i -> i
let all_or a = try Array.fold_left (fun s x -> if x < 0 then raise Exit else s + x) 0 a with Exit -> -1
let mapped a = try Array.map (fun x -> 100 / x) a with Division_by_zero -> [| 7 |]
let sorted a = try let b = Array.copy a in Array.sort (fun x y -> if x = 13 then raise (E y) else compare x y) b; b.(0) with E _ -> 13

(* A float in an exception, and a float result. *)
let floats x = try if x > 2.0 then raise (F (x *. 2.0)); sqrt x with F y -> y +. 0.5
let rec power x n = if n = 0 then 1.0 else if n < 0 then raise (F x) else x *. power x (n - 1)
let powers x n = try power x n with F y -> -. y

(* Booleans, strings and tuples as results of raising functions. *)
let is_big n = if n < 0 then raise (E n) else n > 10
let test n = try if is_big n && not (is_big (n - 5)) then 1 else 2 with E k -> k
let name n = if n = 0 then raise Not_found else if n = 1 then "one" else "many"
let names n = try name n ^ "!" with Not_found -> "none"
let pair n = if n > 3 then raise (P (n, n)) else (n, n + 1)
let pairs n = try let (x, y) = pair n in x * y with P (x, y) -> x + y

(* The innermost handler that fits. *)
let nested n =
  try
    try
      try if n = 0 then raise (E 0) else if n = 1 then raise (F 1.0) else if n = 2 then raise Not_found else if n = 3 then raise Exit; 9
      with E _ -> raise (F 2.0)
    with F x -> if x > 1.5 then raise Not_found else 5
  with Not_found -> 6 | Exit -> 7

(* Deep recursion with handlers that are passed by. *)
let rec deep n = if n = 0 then raise Not_found else try deep (n - 1) + 1 with E _ -> 0
let rec count n = if n = 0 then 0 else (try if n land 1 = 0 then raise (E n) else n with E k -> -k) + count (n - 1)

(* Exceptions that are compared by handlers in loops with closures. *)
let table = [| (fun x -> x); (fun x -> raise (E x)); (fun x -> raise (P (x, 1))) |]
let dispatch n =
  let s = ref 0 in
  for i = 0 to n do
    s := !s + (try table.(i mod 4) i with E x -> 10 * x | P (x, y) -> 100 * (x + y) | Invalid_argument _ -> 1000)
  done;
  !s

(* A string index, a negative size, a conversion, in loops. *)
let checks s =
  let c = ref 0 in
  for i = -1 to 4 do
    (try if s.[i] = 'b' then c := !c + 1 with Invalid_argument _ -> c := !c + 10);
    (try ignore (Array.make (i - 1) 0) with Invalid_argument _ -> c := !c + 100);
    (try c := !c + int_of_string (String.sub s i 1) with Failure _ -> c := !c + 1000 | Invalid_argument _ -> c := !c + 10000)
  done;
  !c

let () =
  show (known 6 2); show (known (-3) 2); show (known 4 0); line ();
  let a = [| 1; 2; 3 |] in
  show (range a 0); show (range a 1); show (range a 2); show (range a 3); show (range a (-1)); line ();
  show (stores [| 0; 0 |] [| 0; 0 |] 1); show (stores [| 0; 0 |] [| 0; 0 |] 2); line ();
  let b = [| 3 |] in show (reread b 4); show (reread b 6); show (reread b 1); line ();
  show (index a (fun x -> x = 3)); show (index a (fun x -> x = 4)); show (all_or a); show (all_or [| 1; -1 |]); line ();
  show (mapped a).(2); show (mapped [| 1; 0 |]).(0); show (sorted [| 3; 1; 2 |]); show (sorted [| 3; 13; 2; 13 |]); line ();
  print_float (floats 2.0); print_float (floats 3.0); print_float (powers 2.0 5); print_float (powers 2.0 (-5)); line ();
  show (test 12); show (test 3); show (test 30); show (test (-4)); line ();
  print_string (names 0); print_string (names 1); print_string (names 2); show (pairs 2); show (pairs 4); line ();
  for i = 0 to 4 do show (nested i) done; line ();
  show (try deep 1000 with Not_found -> 3); show (count 1001); line ();
  show (dispatch 11); line ();
  show (checks "ab1"); line ()

(* >>> output
3 -4 1 
2 4 -1 -1 -100 
900 112 
1 8 -5 
2 -1 6 -1 
33 7 1 13 
1.414213562376.532.-2.
1 2 2 -4 
noneone!many!6 8 
6 5 6 7 9 
3 501 
5262 
32232 
<<< *)
