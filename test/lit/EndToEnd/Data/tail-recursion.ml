(* Plain recursion, accumulators and continuations compute the same.
   RUN: %everywhere %s
*)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec length = function [] -> 0 | _ :: l -> 1 + length l

let length_acc l =
  let rec go n = function
    | [] -> n
    | _ :: l -> go (n + 1) l
  in
  go 0 l

let rec append a b = match a with [] -> b | x :: a -> x :: append a b
let append_rev a b = List.rev_append (List.rev a) b
let rec append_k a b k = match a with [] -> k b | x :: a -> append_k a b (fun l -> k (x :: l))

let rec sum_k t k =
  match t with
  | Leaf -> k 0
  | Node (l, x, r) -> sum_k l (fun a -> sum_k r (fun b -> k (a + x + b)))

(* A tree as its own stack. *)
let sum_stack t =
  let rec go acc = function
    | [] -> acc
    | Leaf :: rest -> go acc rest
    | Node (l, x, r) :: rest -> go (acc + x) (l :: r :: rest)
  in
  go 0 [t]

(* The continuation as data. *)
type frame = Right of int tree * int | Add of int

let sum_frames t =
  let rec down t stack =
    match t with
    | Leaf -> up 0 stack
    | Node (l, x, r) -> down l (Right (r, x) :: stack)
  and up n = function
    | [] -> n
    | Right (r, x) :: stack -> down r (Add (n + x) :: stack)
    | Add m :: stack -> up (m + n) stack
  in
  down t []

let rec rev = function [] -> [] | x :: l -> rev l @ [x]
let rev_acc l = let rec go acc = function [] -> acc | x :: l -> go (x :: acc) l in go [] l

let product l =
  let rec go l k = match l with
    | [] -> k 1
    | 0 :: _ -> 0
    | x :: l -> go l (fun p -> k (x * p))
  in
  go l (fun p -> p)

let rec is_even n = n = 0 || is_odd (n - 1)
and is_odd n = n <> 0 && is_even (n - 1)

let rec collatz n steps = match n with
  | 1 -> steps
  | n when n mod 2 = 0 -> collatz (n / 2) (steps + 1)
  | n -> collatz (3 * n + 1) (steps + 1)

let range a b =
  let rec go acc b = if b < a then acc else go (b :: acc) (b - 1) in
  go [] b

let () =
  let l = range 1 10 in
  Printf.printf "%d %d\n" (length l) (length_acc (range 1 300000));
  let show l = print_endline (String.concat " " (List.map string_of_int l)) in
  show (append l [100]);
  show (append_rev l [100]);
  show (append_k l [100] (fun l -> 0 :: l));
  show (rev l);
  show (rev_acc l);
  Printf.printf "%d\n" (length_acc (append_k (range 1 100000) (range 1 100000) (fun l -> l)));
  let rec tree d n = if d = 0 then Leaf else Node (tree (d - 1) (2 * n), n, tree (d - 1) (2 * n + 1)) in
  let t = tree 12 1 in
  Printf.printf "%d %d %d\n" (sum_k t (fun n -> n)) (sum_stack t) (sum_frames t);
  let rec comb n t = if n = 0 then t else comb (n - 1) (Node (t, n, Leaf)) in
  let deep = comb 60000 Leaf in
  Printf.printf "%d %d\n" (sum_stack deep mod 1009) (sum_frames deep mod 1009);
  Printf.printf "%d %d\n" (product [1; 2; 3; 4; 5]) (product [1; 2; 0; 4]);
  Printf.printf "%b %b\n" (is_even 1000000) (is_odd 7);
  show (List.map (fun n -> collatz n 0) [1; 2; 3; 7; 27; 97])

(* >>> output
10 300000
1 2 3 4 5 6 7 8 9 10 100
1 2 3 4 5 6 7 8 9 10 100
0 1 2 3 4 5 6 7 8 9 10 100
10 9 8 7 6 5 4 3 2 1
10 9 8 7 6 5 4 3 2 1
200000
8386560 8386560 8386560
234 234
120 0
true true
0 1 7 16 111 118
<<< *)
