(* Binary trees that are built, mirrored, searched and taken apart: 40 times a
   complete tree of depth 16, and one search tree of 100,000 pseudo-random keys. *)

type tree = Leaf | Node of tree * int * tree

let rec make depth label =
  if depth = 0 then Leaf
  else
    let left = make (depth - 1) (2 * label) in
    let right = make (depth - 1) (2 * label + 1) in
    Node (left, label, right)

let rec mirror = function
  | Leaf -> Leaf
  | Node (l, x, r) ->
    let left = mirror r in
    Node (left, x, mirror l)

let rec sum t =
  match t with
  | Leaf -> 0
  | Node (l, x, r) -> (sum l + x + sum r) land 1048575

let rec leftmost x = function
  | Leaf -> x
  | Node (l, y, _) -> leftmost y l

let rec is_mirror a b =
  match a, b with
  | Leaf, Leaf -> true
  | Node (l, x, r), Node (l', y, r') -> x = y && is_mirror l r' && is_mirror r l'
  | Leaf, Node _ | Node _, Leaf -> false

let rec insert x t =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) ->
    if x < y then Node (insert x l, y, r)
    else if x > y then Node (l, y, insert x r)
    else t

let rec member x = function
  | Leaf -> false
  | Node (l, y, r) -> if x < y then member x l else x = y || member x r

let rec depth = function
  | Leaf -> 0
  | Node (l, _, r) ->
    let a = depth l in
    let b = depth r in
    1 + (if a < b then b else a)

let next seed = (seed * 1366 + 150889) mod 714025

let rec fill n seed t = if n = 0 then t else fill (n - 1) (next seed) (insert seed t)

let rec count n t found =
  if n = 0 then found
  else count (n - 1) t (if member n t then found + 1 else found)

let rec repeat n total =
  if n = 0 then total
  else
    let t = make 16 n in
    let m = mirror t in
    let total = total + sum t + leftmost 0 m + (if is_mirror t m then 1 else 0) in
    repeat (n - 1) (total land 1048575)

let () =
  print_int (repeat 40 0);
  print_newline ();
  let t = fill 100000 1 Leaf in
  print_int (depth t);
  print_newline ();
  print_int (count 714025 t 0);
  print_newline ()

(* >>> output
655100
39
100000
<<< *)
