(* Exceptions where optimizations move, merge, unroll or remove code.
   RUN: %everywhere %s
*)
let show x = print_int x; print_char ' '
let line () = print_newline ()

exception E of int
exception F
exception G of int * string

(* An invariant check that only the first turns reach. *)
let hoist a i n =
  let s = ref 0 in
  (try
     for k = 0 to n do
       if k < 3 then s := !s + k else s := !s + a.(i)
     done
   with Invalid_argument _ -> s := !s + 1000);
  !s

(* Two equal checks, of which one is in the body of a try. *)
let first_in a i =
  let x = try a.(i) with Invalid_argument _ -> -1 in
  if x < 0 then 0 else x + a.(i)
let second_in a i j =
  let x = if j > 0 then a.(i) else 5 in
  x + (try a.(i) with Invalid_argument _ -> 100)

(* A division by zero in a handler, whose value is used after. *)
let in_handler n d =
  let x = try if n > 2 then raise (E n) else 7 with E k -> (try 100 / d with Division_by_zero -> k) in
  x * 2 + (try n mod d with Division_by_zero -> 1)

(* The same division on both sides of a raise. *)
let partial n d =
  let a = if n > 0 then (try n / d with Division_by_zero -> -7) else 0 in
  let b = try (if n > 1 then raise F); n / d with F -> 50 | Division_by_zero -> 60 in
  a * 1000 + b

(* A loop with a handler in it, which may be unrolled. *)
let unrolled a n =
  let s = ref 0 in
  for i = 0 to n - 1 do
    s := !s * 3 + (try if i mod 3 = 1 then raise (E i) else a.(i mod 5) with
      | E k -> k * 2
      | Invalid_argument _ -> 11);
    s := !s mod 10007
  done;
  !s

(* Functions that are inlined into a try. *)
let check i = if i > 4 then raise (E i) else i * i
let check2 i = check i + (if i = 3 then raise F else 1)
let inlined n =
  let s = ref 0 in
  for i = 0 to n do
    s := !s + (try check2 i with F -> 100 | E k -> 1000 * k)
  done;
  !s

(* Recursion in the body of a try is no loop: each level has a handler. *)
let rec levels n = if n = 0 then raise (E 0) else
  try levels (n - 1) with E k -> if k < 5 then raise (E (k + 1)) else n * 100 + k
let rec all_handle n acc = if n = 0 then raise (E acc) else
  try all_handle (n - 1) (acc + n) with E k -> raise (E (k + 1))

(* The value of a raising call is not used. *)
let unused n = try ignore (check n); 1 with E k -> 2 + k
let unused_loop n =
  let c = ref 0 in
  for i = 0 to n do (try ignore (check i); ignore (10 / (i - 1)) with E _ -> incr c | Division_by_zero -> c := !c + 10) done;
  !c

(* Unknown functions. *)
let apply f x = f x
let fs = [| (fun x -> x + 1); check; (fun x -> raise (E (x * 2))); (fun x -> 100 / x) |]
let unknown i x = try apply fs.(i) x with E k -> -k | Division_by_zero -> 77 | Invalid_argument _ -> 88

(* Output before an exception stays. *)
let noisy i = print_string "n"; print_int i; if i > 1 then raise F; print_string "e"; i
let ordered () = try let a = noisy 0 in let b = noisy 1 in let c = noisy 2 in a + b + c + noisy 3 with F -> print_string "F"; 9

(* Bounds checks in counted loops. *)
let sum a n =
  let s = ref 0 in
  (try for i = 0 to n do s := !s + a.(i) done with Invalid_argument m -> print_string m; s := - !s);
  !s
let down a n =
  let s = ref 0 in
  (try for i = n downto -1 do s := !s * 2 + a.(i) done with Invalid_argument _ -> incr s);
  !s
let inner a n =
  let s = ref 0 in
  for i = 0 to n do
    s := !s + (try a.(i) with Invalid_argument _ -> 1000)
  done;
  !s
let written a n =
  (try for i = 0 to n do a.(i) <- i * i done with Invalid_argument _ -> ());
  let s = ref 0 in
  for i = 0 to Array.length a - 1 do s := !s * 7 + a.(i) done;
  !s
let rec while_true a i = try while true do if a.(!i) = 9 then raise F; incr i done; 0 with F -> !i | Invalid_argument _ -> -1

(* Values that differ at the places that raise. *)
let places n =
  let x = ref 1 and y = ref 2.5 and s = ref "a" in
  (try
     if n = 0 then raise F;
     x := 10; y := 3.5; s := "b";
     if n = 1 then raise F;
     x := !x + n; y := !y *. 2.0;
     ignore (100 / (n - 2));
     s := !s ^ "c";
     if n = 3 then raise (E 3);
     x := 0
   with F -> x := !x * 2 | E k -> x := !x + k | Division_by_zero -> y := 0.5);
  show !x; print_float !y; print_string !s; print_char ' '

(* A handler that raises, in a loop. *)
let again n =
  let c = ref 0 in
  (try
     for i = 0 to n do
       try if i mod 2 = 0 then raise (E i) else c := !c + 1
       with E k -> if k > 6 then raise (E k) else c := !c + 100
     done
   with E k -> c := !c + 1000 * k);
  !c

(* Exceptions with several arguments, kept and raised again. *)
let kept n =
  let e = if n > 3 then G (n, "big") else if n > 1 then E n else F in
  try raise e with G (k, s) -> print_string s; k | E k -> k * 10 | F -> 0
let last = ref F
let remembered n =
  (try (if n > 2 then raise (G (n, "r")) else raise (E n)) with e -> last := e);
  try raise !last with G (k, _) -> k + 1 | E k -> k - 1 | _ -> 0

(* Finally. *)
let finally f g = let r = try f () with e -> g (); raise e in g (); r
let protected n =
  try finally (fun () -> if n = 1 then raise (E 5) else n) (fun () -> print_string "g") with E k -> k * 3

let () =
  let a = [| 1; 2; 3; 4; 5 |] in
  show (hoist a 2 5); show (hoist a 7 5); show (hoist a 7 2); show (hoist a (-1) 3); line ();
  show (first_in a 1); show (first_in a 9); show (second_in a 1 1); show (second_in a 9 0); line ();
  show (in_handler 1 0); show (in_handler 3 0); show (in_handler 3 7); show (in_handler 0 3); line ();
  show (partial 0 0); show (partial 1 0); show (partial 2 0); show (partial 2 1); show (partial 1 1); line ();
  show (unrolled a 0); show (unrolled a 17); show (unrolled [| 3; 4 |] 17); line ();
  show (inlined 2); show (inlined 7); line ();
  show (try levels 3 with E k -> k); show (levels 9); show (try all_handle 10 0 with E k -> k); line ();
  show (unused 2); show (unused 7); show (unused_loop 8); line ();
  for i = 0 to 4 do show (unknown i 0); show (unknown i 6) done; line ();
  show (ordered ()); line ();
  show (sum a 3); show (sum a 4); show (sum a 5); show (sum [||] 0); line ();
  show (down a 4); show (down a 5); show (down a (-2)); line ();
  show (inner a 6); show (written (Array.make 4 1) 9); show (written (Array.make 4 1) 1);
  show (while_true a (ref 0)); show (while_true [| 1; 9 |] (ref 0)); line ();
  places 0; places 1; places 2; places 3; places 4; line ();
  show (again 5); show (again 12); line ();
  show (kept 1); show (kept 2); show (kept 5); show (remembered 1); show (remembered 3); line ();
  show (protected 0); show (protected 1); line ();
  show (try second_in a 9 1 with Invalid_argument _ -> 55); line ()

(* >>> output
12 1003 3 1003 
4 0 4 105 
15 7 31 14 
60 -6940 -6950 2050 1001 
0 8250 3168 
8 18125 
3 605 65 
1 9 14 
1 7 0 -6 0 -12 77 16 88 88 
n0en1en2F9 
10 15 index out of bounds-15 index out of bounds0 
130 1 0 
2015 86 57 -1 1 
2 2.5a 20 3.5b 12 0.5b 16 7.bc 0 7.bc 
303 8404 
0 20 big5 0 4 
g0 g15 
55 
<<< *)
