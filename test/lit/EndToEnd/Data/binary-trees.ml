(* Binary search trees of ints.
   RUN: %everywhere %s
*)
type tree = Leaf | Node of tree * int * tree

let rec insert x t =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) ->
    if x < y then Node (insert x l, y, r)
    else if x > y then Node (l, y, insert x r)
    else t

let rec member x = function
  | Leaf -> false
  | Node (l, y, r) -> x = y || (if x < y then member x l else member x r)

let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r

let rec depth t =
  match t with Leaf -> 0 | Node (l, _, r) -> 1 + max (depth l) (depth r)

let rec smallest = function
  | Leaf -> None
  | Node (Leaf, x, _) -> Some x
  | Node (l, _, _) -> smallest l

let rec remove x = function
  | Leaf -> Leaf
  | Node (l, y, r) when x < y -> Node (remove x l, y, r)
  | Node (l, y, r) when x > y -> Node (l, y, remove x r)
  | Node (Leaf, _, t) | Node (t, _, Leaf) -> t
  | Node (l, _, r) ->
    (match smallest r with
     | None -> l
     | Some next -> Node (l, next, remove next r))

let rec fold f acc = function
  | Leaf -> acc
  | Node (l, x, r) -> fold f (f (fold f acc l) x) r

let elements t = List.rev (fold (fun l x -> x :: l) [] t)
let rec mirror = function Leaf -> Leaf | Node (l, x, r) -> Node (mirror r, x, mirror l)
let rec map f = function Leaf -> Leaf | Node (l, x, r) -> Node (map f l, f x, map f r)

let rec show = function
  | Leaf -> "."
  | Node (Leaf, x, Leaf) -> string_of_int x
  | Node (l, x, r) -> "(" ^ show l ^ " " ^ string_of_int x ^ " " ^ show r ^ ")"

let print_list l = print_endline (String.concat " " (List.map string_of_int l))

let () =
  let t = List.fold_left (fun t x -> insert x t) Leaf [50; 20; 70; 10; 30; 60; 80; 25; 35; 65; 20] in
  print_endline (show t);
  Printf.printf "size %d, depth %d, sum %d\n" (size t) (depth t) (fold (+) 0 t);
  print_list (elements t);
  print_list (elements (mirror t));
  print_list (elements (map (fun x -> x * x) t));
  List.iter
    (fun x -> Printf.printf "%d:%s " x (string_of_bool (member x t)))
    [10; 15; 25; 65; 81];
  print_newline ();
  List.iter (fun x -> print_endline (show (remove x t))) [10; 20; 50; 70; 99];
  (match smallest t, smallest Leaf with
   | Some x, None -> Printf.printf "smallest %d\n" x
   | _ -> print_endline "wrong");
  Printf.printf "%b %b\n" (t = mirror (mirror t)) (t = mirror t);
  let rec build i t = if i = 0 then t else build (i - 1) (insert (i * 7919 mod 1009) t) in
  let big = build 2000 Leaf in
  Printf.printf "%d %d %d\n" (size big) (depth big) (fold (fun a x -> (a * 31 + x) mod 10007) 0 big)
(* >>> output
((10 20 (25 30 35)) 50 ((. 60 65) 70 80))
size 10, depth 4, sum 445
10 20 25 30 35 50 60 65 70 80
80 70 65 60 50 35 30 25 20 10
100 400 625 900 1225 2500 3600 4225 4900 6400
10:true 15:false 25:true 65:true 81:false 
((. 20 (25 30 35)) 50 ((. 60 65) 70 80))
((10 25 (. 30 35)) 50 ((. 60 65) 70 80))
((10 20 (25 30 35)) 60 (65 70 80))
((10 20 (25 30 35)) 50 ((. 60 65) 80 .))
((10 20 (25 30 35)) 50 ((. 60 65) 70 80))
smallest 10
true false
1009 20 8736
<<< *)
