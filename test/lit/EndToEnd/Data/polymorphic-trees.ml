(* Polymorphic trees at several types.
   RUN: %everywhere %s
*)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type ('k, 'v) map = Empty | Bind of ('k, 'v) map * 'k * 'v * ('k, 'v) map

let rec insert less x t =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) when less x y -> Node (insert less x l, y, r)
  | Node (l, y, r) when less y x -> Node (l, y, insert less x r)
  | Node _ -> t

let rec map f = function Leaf -> Leaf | Node (l, x, r) -> Node (map f l, f x, map f r)

let rec fold f t start =
  match t with Leaf -> start | Node (l, x, r) -> fold f l (f x (fold f r start))

let to_list t = fold (fun x l -> x :: l) t []
let of_list less l = List.fold_left (fun t x -> insert less x t) Leaf l

let rec zip a b =
  match a, b with
  | Node (l, x, r), Node (l', y, r') -> Node (zip l l', (x, y), zip r r')
  | Leaf, _ | _, Leaf -> Leaf

let rec levels = function
  | Leaf -> []
  | Node (l, x, r) ->
    let rec join a b =
      match a, b with
      | [], rest | rest, [] -> rest
      | x :: a, y :: b -> (x @ y) :: join a b
    in
    [x] :: join (levels l) (levels r)

let rec add k v = function
  | Empty -> Bind (Empty, k, v, Empty)
  | Bind (l, k', v', r) ->
    let order = compare k k' in
    if order = 0 then Bind (l, k, v, r)
    else if order < 0 then Bind (add k v l, k', v', r)
    else Bind (l, k', v', add k v r)

let rec lookup k = function
  | Empty -> None
  | Bind (l, k', v, r) ->
    (match compare k k' with
     | 0 -> Some v
     | order when order < 0 -> lookup k l
     | _ -> lookup k r)

let rec iter f = function
  | Empty -> ()
  | Bind (l, k, v, r) ->
    iter f l;
    f k v;
    iter f r

let () =
  let ints = of_list (<) [5; 2; 8; 1; 9; 3; 5] in
  List.iter (fun x -> Printf.printf "%d " x) (to_list ints);
  print_newline ();
  let strings = of_list (fun a b -> a > b) ["pear"; "apple"; "fig"; "plum"; "fig"] in
  print_endline (String.concat " " (to_list strings));
  let floats = map (fun x -> float_of_int x /. 2.0) ints in
  List.iter (fun x -> Printf.printf "%.1f " x) (to_list floats);
  print_newline ();
  List.iter (fun (x, s) -> Printf.printf "%d-%s " x s) (to_list (zip ints strings));
  print_newline ();
  List.iter
    (fun level -> Printf.printf "[%s]" (String.concat " " (List.map string_of_int level)))
    (levels ints);
  print_newline ();
  Printf.printf "%d %.1f %b\n" (fold (+) ints 0) (fold (+.) floats 0.0)
    (map (fun x -> x) ints = ints);
  let pairs = of_list (fun (a, _) (b, _) -> a < b) [(3, 'c'); (1, 'a'); (2, 'b')] in
  List.iter (fun (n, c) -> Printf.printf "%d%c" n c) (to_list pairs);
  print_newline ();
  let m = add "one" 1.0 (add "two" 2.0 (add "three" 3.0 (add "one" 0.0 Empty))) in
  iter (fun k v -> Printf.printf "%s:%.0f " k v) m;
  print_newline ();
  (match lookup "two" m, lookup "four" m with
   | Some x, None -> Printf.printf "%.0f\n" x
   | _ -> print_endline "wrong");
  let by_pair = add (1, "a") [1] (add (1, "b") [2; 3] (add (0, "z") [] Empty)) in
  iter (fun (n, s) l -> Printf.printf "%d%s:%d " n s (List.length l)) by_pair;
  print_newline ()
(* >>> output
1 2 3 5 8 9 
plum pear fig apple
0.5 1.0 1.5 2.5 4.0 4.5 
2-plum 5-pear 8-apple 
[5][2 8][1 3 9]
28 14.0 true
1a2b3c
one:1 three:3 two:2 
2
0z:0 1a:1 1b:2 
<<< *)
