(* A program of a first course.
   RUN: %everywhere %s
*)
(* AVL trees, with inline records. *)

type 'a t =
  | Empty
  | Node of { left : 'a t; value : 'a; right : 'a t; height : int }

exception Duplicate

let height = function
  | Empty -> 0
  | Node { height; _ } -> height

let node left value right =
  Node { left; value; right; height = 1 + max (height left) (height right) }

let rotations = ref []
let note name = rotations := name :: !rotations

let balance l v r =
  let hl = height l and hr = height r in
  if hl > hr + 1 then
    match l with
    | Node { left = ll; value = lv; right = lr; _ } when height ll >= height lr ->
      note "R";
      node ll lv (node lr v r)
    | Node { left = ll; value = lv; right = Node { left = a; value = x; right = b; _ }; _ } ->
      note "LR";
      node (node ll lv a) x (node b v r)
    | _ -> assert false
  else if hr > hl + 1 then
    match r with
    | Node { left = rl; value = rv; right = rr; _ } when height rr >= height rl ->
      note "L";
      node (node l v rl) rv rr
    | Node { left = Node { left = a; value = x; right = b; _ }; value = rv; right = rr; _ } ->
      note "RL";
      node (node l v a) x (node b rv rr)
    | _ -> assert false
  else node l v r

let rec add x = function
  | Empty -> node Empty x Empty
  | Node { left; value; right; _ } ->
    let c = compare x value in
    if c = 0 then raise Duplicate
    else if c < 0 then balance (add x left) value right
    else balance left value (add x right)

let add x t = try add x t with Duplicate -> t

let rec remove_min = function
  | Empty -> invalid_arg "remove_min"
  | Node { left = Empty; value; right; _ } -> (value, right)
  | Node { left; value; right; _ } ->
    let m, left' = remove_min left in
    (m, balance left' value right)

let rec remove x t =
  match t with
  | Empty -> Empty
  | Node n when x < n.value -> balance (remove x n.left) n.value n.right
  | Node n when x > n.value -> balance n.left n.value (remove x n.right)
  | Node { left; right = Empty; _ } -> left
  | Node { left; right; _ } ->
    let m, right' = remove_min right in
    balance left m right'

let rec to_seq t () =
  match t with
  | Empty -> Seq.Nil
  | Node { left; value; right; _ } ->
    Seq.append (to_seq left) (fun () -> Seq.Cons (value, to_seq right)) ()

let rec check = function
  | Empty -> true
  | Node { left; right; height = h; _ } ->
    abs (height left - height right) <= 1
    && h = 1 + max (height left) (height right)
    && check left && check right

let rec show f = function
  | Empty -> "."
  | Node { left = Empty; value; right = Empty; _ } -> f value
  | Node { left; value; right; _ } ->
    Printf.sprintf "(%s %s %s)" (show f left) (f value) (show f right)

let step name op x t =
  rotations := [];
  let t' = op x t in
  assert (check t');
  Printf.printf "%s %2d [%-2s] %s%s\n" name x
    (String.concat "," (List.rev !rotations))
    (show string_of_int t')
    (if t == t' then "  same tree" else "");
  t'

let () =
  let t = List.fold_left (fun t x -> step "add" add x t) Empty [ 1; 2; 3; 7; 5; 6; 4; 5; 0 ] in
  let t = List.fold_left (fun t x -> step "del" remove x t) t [ 0; 1; 2; 5; 9 ] in
  Printf.printf "left: %s\n" (String.concat " " (List.map string_of_int (List.of_seq (to_seq t))));
  Random.init 99;
  List.iter
    (fun n ->
       let t = ref Empty in
       for i = 1 to n do t := add i !t done;
       let ordered = height !t in
       t := Empty;
       for _ = 1 to n do t := add (Random.int 100000) !t done;
       assert (check !t);
       Printf.printf "%5d elements: height %d if sorted, at most 14 at random: %b\n" n ordered (height !t <= 14))
    [ 10; 100; 1000 ];
  let words = List.fold_left (fun t w -> add w t) Empty (String.split_on_char ' ' "to be or not to be that is") in
  print_endline (show Fun.id words)

(* >>> output
add  1 [  ] 1
add  2 [  ] (. 1 2)
add  3 [L ] (1 2 3)
add  7 [  ] (1 2 (. 3 7))
add  5 [RL] (1 2 (3 5 7))
add  6 [L ] ((1 2 3) 5 (6 7 .))
add  4 [  ] ((1 2 (. 3 4)) 5 (6 7 .))
add  5 [  ] ((1 2 (. 3 4)) 5 (6 7 .))  same tree
add  0 [  ] (((0 1 .) 2 (. 3 4)) 5 (6 7 .))
del  0 [  ] ((1 2 (. 3 4)) 5 (6 7 .))
del  1 [L ] ((2 3 4) 5 (6 7 .))
del  2 [  ] ((. 3 4) 5 (6 7 .))
del  5 [  ] ((. 3 4) 6 7)
del  9 [  ] ((. 3 4) 6 7)
left: 3 4 6 7
   10 elements: height 4 if sorted, at most 14 at random: true
  100 elements: height 7 if sorted, at most 14 at random: true
 1000 elements: height 10 if sorted, at most 14 at random: true
((be is not) or (that to .))
<<< *)
