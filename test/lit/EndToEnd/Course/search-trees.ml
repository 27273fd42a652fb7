(* A program of a first course.
   RUN: %everywhere %s
*)
(******************************************)
(*   Binary search trees -- lecture 6     *)
(******************************************)

type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec insert x t = match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) ->
    if x < y then Node (insert x l, y, r)
    else if x > y then Node (l, y, insert x r)
    else t

let rec mem x = function
  | Leaf -> false
  | Node (l, y, r) ->
    let c = compare x y in
    c = 0 || mem x (if c < 0 then l else r)

let rec min_elt = function
  | Leaf -> raise Not_found
  | Node (Leaf, x, _) -> x
  | Node (l, _, _) -> min_elt l

let rec remove x = function
  | Leaf -> Leaf
  | Node (l, y, r) when x < y -> Node (remove x l, y, r)
  | Node (l, y, r) when x > y -> Node (l, y, remove x r)
  | Node (Leaf, _, t) | Node (t, _, Leaf) -> t
  | Node (l, _, r) ->
    let m = min_elt r in
    Node (l, m, remove m r)

let rec fold f t acc = match t with
  | Leaf -> acc
  | Node (l, x, r) -> fold f r (f x (fold f l acc))

let rec height = function
  | Leaf -> 0
  | Node (l, _, r) -> 1 + max (height l) (height r)

let size t = fold (fun _ n -> n + 1) t 0
let to_list t = List.rev (fold (fun x l -> x :: l) t [])
let of_list l = List.fold_left (fun t x -> insert x t) Leaf l

(* drawing, root on the left *)
let rec draw indent = function
  | Leaf -> ()
  | Node (l, x, r) ->
    draw (indent ^ "    ") r;
    Printf.printf "%s%d\n" indent x;
    draw (indent ^ "    ") l

let bfs t =
  let q = Queue.create () in
  Queue.add t q;
  let out = ref [] in
  while not (Queue.is_empty q) do
    match Queue.pop q with
    | Leaf -> ()
    | Node (l, x, r) ->
      out := x :: !out;
      Queue.add l q;
      Queue.add r q
  done;
  List.rev !out

let print_ints l = print_endline (String.concat " " (List.map string_of_int l))

let () =
  let t = of_list [50; 30; 70; 20; 40; 60; 80; 35; 45; 65] in
  draw "" t;
  Printf.printf "size %d, height %d, min %d\n" (size t) (height t) (min_elt t);
  print_string "infix:    "; print_ints (to_list t);
  print_string "by level: "; print_ints (bfs t);
  List.iter (fun x -> Printf.printf "mem %d: %b\n" x (mem x t)) [45; 46; 80];
  let t' = remove 30 t in
  print_endline "without 30:";
  draw "  " t';
  let t'' = remove 50 t' in
  print_endline "without 50:";
  draw "  " t'';
  Printf.printf "old one untouched: %b\n" (mem 50 t && mem 30 t);
  (* sharing: inserting a present element rebuilds the path only *)
  (match t, insert 65 t with
   | Node (l1, _, _), Node (l2, _, _) -> Printf.printf "left shared: %b\n" (l1 == l2)
   | _ -> assert false);
  let degenerate = of_list (List.init 12 (fun i -> i)) in
  Printf.printf "degenerate: size %d, height %d\n" (size degenerate) (height degenerate);
  match min_elt (Leaf : int tree) with
  | x -> Printf.printf "min of empty: %d ?!\n" x
  | exception Not_found -> print_endline "min of empty: none"

(* >>> output
        80
    70
            65
        60
50
            45
        40
            35
    30
        20
size 10, height 4, min 20
infix:    20 30 35 40 45 50 60 65 70 80
by level: 50 30 70 20 40 60 80 35 45 65
mem 45: true
mem 46: false
mem 80: true
without 30:
          80
      70
              65
          60
  50
              45
          40
      35
          20
without 50:
          80
      70
          65
  60
              45
          40
      35
          20
old one untouched: true
left shared: true
degenerate: size 12, height 12
min of empty: none
<<< *)
