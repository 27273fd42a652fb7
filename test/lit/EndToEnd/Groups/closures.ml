(* Closures of a group that capture locals and each other: in arrays and tuples, returned,
   passed to each other, of several instances of the group at the same time.
   RUN: %everywhere %s
*)
let rec show x = print_int x; print_newline ()

(* Each captures something else, of another type and size. *)
let make a b c d =
  let rec f x = if x <= 0 then a else g (x - 1) + a
  and g x = if x <= 0 then int_of_float (b *. 2.) else h (x - 1) * 2
  and h x = if x <= 0 then c.(0) else (c.(0) <- c.(0) + 1; i (x - 1))
  and i x = let (p, q) = d in if x <= 0 then p - q else f (x - 1) - q in
  [| f; g; h; i |]

let () =
  let cell = Array.make 1 100 in
  let first = make 1 2.5 cell (7, 3) in
  let second = make 1000 0.25 cell (70, 30) in
  for n = 0 to 3 do
    show (first.(n) n);
    show (second.(n) (n * 5));
    show (first.(3 - n) 9)
  done;
  show cell.(0)

(* No function is called directly; all are values. *)
let table k =
  let fs = Array.make 3 (fun x -> x) in
  let rec f x = if x <= k then x else fs.(1) (x - 1)
  and g x = if x <= k then x + 1 else fs.(2) (x - 2)
  and h x = if x <= k then x + 2 else (if x > 50 then f else g) (x - 3) in
  fs.(0) <- f;
  fs.(1) <- g;
  fs.(2) <- h;
  fs

let () =
  let a = table 3 and b = table (-4) in
  show (a.(0) 100);
  show (b.(1) 77);
  show (a.(2) 9)

(* A chain without a cycle, in both orders; captured functions that follow and precede. *)
let chain k =
  let rec a x = b x + 1
  and b x = c x * 2
  and c x = x - k in
  let rec z x = x * k
  and y x = z x - 1
  and x' x = y x + z x in
  (a, x')

let () =
  let (a, x') = chain 4 in
  show (a 10);
  show (x' 10)

(* The functions get themselves and each other as arguments. *)
let pass k =
  let rec apply f n x = if n <= 0 then x else f n x
  and step n x = apply other (n - 1) (x + k)
  and other n x = apply (if n mod 3 = 0 then other else step) (n - 1) (x * 2 mod 1000) in
  apply step 20 1

let () = show (pass 7)

(* A function of one group defines a group inside it, which uses both. *)
let outer k =
  let rec f x =
    let rec inner y = if y <= 0 then g (x - 1) else deeper (y - 1)
    and deeper y = if y <= 0 then k else inner (y - 2) + x in
    if x <= 0 then k else inner x + (fun z -> deeper z + k) 3
  and g x = if x <= 0 then k * 10 else f (x - 1) + 1 in
  (f, fun () -> g 5)

let () =
  let (f, h) = outer 3 in
  show (f 6);
  show (h ())

(* Some are used outside only as values, some only called, some not at all. *)
let partly k =
  let rec only_called x = as_value (x + k)
  and as_value x = if x > 10 then x - k else only_called (x * 2)
  and unused x = dead (only_called x)
  and dead x = unused (as_value x) in
  (as_value, only_called 1)

let () =
  let (f, n) = partly 2 in
  show (f 3);
  show n

(* Made again in a loop: each has what belongs to it. *)
let () =
  let kept = Array.make 5 (fun x -> x) in
  for i = 0 to 4 do
    let rec f x = if x <= 0 then i else g (x - 1)
    and g x = if x <= 0 then i * 10 else f (x - 1) in
    kept.(i) <- (if i mod 2 = 0 then f else g)
  done;
  for i = 0 to 4 do
    show (kept.(i) 3);
    show (kept.(i) 4)
  done

(* >>> output
1
1000
-14
204
2352
10
-2
6790
884
222
16390
9
117
2
-3
2
13
79
659
42
18
16
16
0
0
1
10
20
2
3
30
40
4
<<< *)
