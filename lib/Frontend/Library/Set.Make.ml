(* The functor Set.Make, for a module Argument with a type t and compare. A set is a
   search tree in which the heights of two siblings differ by at most two. *)

type elt = Argument.t
type t = Empty' | Node' of t * elt * t * int

let empty = Empty'
let is_empty s = match s with Empty' -> true | Node' _ -> false
let height' s = match s with Empty' -> 0 | Node' (_, _, _, h) -> h

let node' l x r =
  let hl = height' l in
  let hr = height' r in
  Node' (l, x, r, if hl >= hr then hl + 1 else hr + 1)

let singleton x = Node' (Empty', x, Empty', 1)

let balance' l x r =
  if height' l > height' r + 2 then
    match l with
    | Node' (ll, lx, (Node' (lrl, lrx, lrr, _) as lr), _) ->
      if height' ll >= height' lr then node' ll lx (node' lr x r)
      else node' (node' ll lx lrl) lrx (node' lrr x r)
    | Node' (ll, lx, Empty', _) -> node' ll lx (node' Empty' x r)
    | Empty' -> assert false
  else if height' r > height' l + 2 then
    match r with
    | Node' ((Node' (rll, rlx, rlr, _) as rl), rx, rr, _) ->
      if height' rr >= height' rl then node' (node' l x rl) rx rr
      else node' (node' l x rll) rlx (node' rlr rx rr)
    | Node' (Empty', rx, rr, _) -> node' (node' l x Empty') rx rr
    | Empty' -> assert false
  else node' l x r

let rec add x s =
  match s with
  | Empty' -> singleton x
  | Node' (l, y, r, _) ->
    let c = Argument.compare x y in
    if c = 0 then s
    else if c < 0 then balance' (add x l) y r
    else balance' l y (add x r)

let rec mem x s =
  match s with
  | Empty' -> false
  | Node' (l, y, r, _) ->
    let c = Argument.compare x y in
    c = 0 || mem x (if c < 0 then l else r)

let rec find_opt x s =
  match s with
  | Empty' -> None
  | Node' (l, y, r, _) ->
    let c = Argument.compare x y in
    if c = 0 then Some y else find_opt x (if c < 0 then l else r)

let find x s = match find_opt x s with None -> raise Not_found | Some y -> y

let rec find_first_opt f s =
  match s with
  | Empty' -> None
  | Node' (l, x, r, _) ->
    if f x then (match find_first_opt f l with None -> Some x | first -> first)
    else find_first_opt f r

let rec find_last_opt f s =
  match s with
  | Empty' -> None
  | Node' (l, x, r, _) ->
    if f x then (match find_last_opt f r with None -> Some x | last -> last)
    else find_last_opt f l

let find_first f s =
  match find_first_opt f s with None -> raise Not_found | Some x -> x

let find_last f s =
  match find_last_opt f s with None -> raise Not_found | Some x -> x

let rec min_elt s =
  match s with
  | Empty' -> raise Not_found
  | Node' (Empty', x, _, _) -> x
  | Node' (l, _, _, _) -> min_elt l

let rec max_elt s =
  match s with
  | Empty' -> raise Not_found
  | Node' (_, x, Empty', _) -> x
  | Node' (_, _, r, _) -> max_elt r

let min_elt_opt s = match s with Empty' -> None | _ -> Some (min_elt s)
let max_elt_opt s = match s with Empty' -> None | _ -> Some (max_elt s)
let choose s = min_elt s
let choose_opt s = min_elt_opt s

let rec remove_min' s =
  match s with
  | Empty' -> Empty'
  | Node' (Empty', _, r, _) -> r
  | Node' (l, x, r, _) -> balance' (remove_min' l) x r

(* All elements of l are less than those of r; their heights differ by at most two. *)
let glue' l r =
  match l, r with
  | Empty', s | s, Empty' -> s
  | _ -> balance' l (min_elt r) (remove_min' r)

let rec remove x s =
  match s with
  | Empty' -> Empty'
  | Node' (l, y, r, _) ->
    let c = Argument.compare x y in
    if c = 0 then glue' l r
    else if c < 0 then balance' (remove x l) y r
    else balance' l y (remove x r)

(* Like node', for trees of any heights. *)
let rec join' l x r =
  match l, r with
  | Empty', s | s, Empty' -> add x s
  | Node' (ll, lx, lr, lh), Node' (rl, rx, rr, rh) ->
    if lh > rh + 2 then balance' ll lx (join' lr x r)
    else if rh > lh + 2 then balance' (join' l x rl) rx rr
    else node' l x r

(* Like glue', for trees of any heights. *)
let concat' l r =
  match l, r with
  | Empty', s | s, Empty' -> s
  | _ -> join' l (min_elt r) (remove_min' r)

let rec split x s =
  match s with
  | Empty' -> (Empty', false, Empty')
  | Node' (l, y, r, _) ->
    let c = Argument.compare x y in
    if c = 0 then (l, true, r)
    else if c < 0 then
      let ll, found, lr = split x l in
      (ll, found, join' lr y r)
    else
      let rl, found, rr = split x r in
      (join' l y rl, found, rr)

(* The root of the higher set becomes that of the result. *)
let rec union s t =
  match s, t with
  | Empty', u | u, Empty' -> u
  | Node' (l, x, r, h), Node' (l', x', r', h') ->
    if h >= h' then
      if h' = 1 then add x' s
      else
        let l', _, r' = split x t in
        join' (union l l') x (union r r')
    else if h = 1 then add x t
    else
      let l, _, r = split x' s in
      join' (union l l') x' (union r r')

let rec inter s t =
  match s, t with
  | Empty', _ | _, Empty' -> Empty'
  | Node' (l, x, r, _), _ ->
    let tl, found, tr = split x t in
    let l = inter l tl in
    let r = inter r tr in
    if found then join' l x r else concat' l r

let rec diff s t =
  match s, t with
  | Empty', _ -> Empty'
  | _, Empty' -> s
  | Node' (l, x, r, _), _ ->
    let tl, found, tr = split x t in
    let l = diff l tl in
    let r = diff r tr in
    if found then concat' l r else join' l x r

let rec subset s t =
  match s with
  | Empty' -> true
  | Node' (l, x, r, _) -> mem x t && subset l t && subset r t

let rec disjoint s t =
  match s with
  | Empty' -> true
  | Node' (l, x, r, _) ->
    if mem x t then false else disjoint l t && disjoint r t

let rec iter f s =
  match s with
  | Empty' -> ()
  | Node' (l, x, r, _) -> iter f l; f x; iter f r

let rec fold f s acc =
  match s with
  | Empty' -> acc
  | Node' (l, x, r, _) -> fold f r (f x (fold f l acc))

let rec for_all f s =
  match s with
  | Empty' -> true
  | Node' (l, x, r, _) -> f x && for_all f l && for_all f r

let rec exists f s =
  match s with
  | Empty' -> false
  | Node' (l, x, r, _) -> f x || exists f l || exists f r

(* A subtree of which all elements are kept is not made again. *)
let filter f s =
  let removed = ref 0 in
  let rec go s =
    match s with
    | Empty' -> Empty'
    | Node' (l, x, r, _) ->
      let before = !removed in
      let l = go l in
      let keeps = f x in
      let r = go r in
      if keeps then if !removed = before then s else join' l x r
      else (
        incr removed;
        concat' l r)
  in
  go s

let rec partition f s =
  match s with
  | Empty' -> (Empty', Empty')
  | Node' (l, x, r, _) ->
    let l_true, l_false = partition f l in
    let holds = f x in
    let r_true, r_false = partition f r in
    if holds then (join' l_true x r_true, concat' l_false r_false)
    else (concat' l_true r_true, join' l_false x r_false)

let rec cardinal s =
  match s with Empty' -> 0 | Node' (l, _, r, _) -> cardinal l + 1 + cardinal r

let elements s =
  let rec go s rest =
    match s with
    | Empty' -> rest
    | Node' (l, x, r, _) -> go l (x :: go r rest)
  in
  go s []

(* A set of more than five elements is made from the sorted list, with the middle
   element as the root. *)
let of_list l =
  let rec build n l =
    match n, l with
    | 0, _ -> (Empty', l)
    | _ ->
      match build (n / 2) l with
      | left, x :: rest ->
        let right, rest = build (n - 1 - n / 2) rest in
        (node' left x right, rest)
      | tree -> tree
  in
  if List.compare_length_with l 5 <= 0 then
    List.fold_left (fun s x -> add x s) empty l
  else
    let l = List.sort_uniq Argument.compare l in
    let s, _ = build (List.length l) l in
    s

(* Like join', for trees of any elements. *)
let unite' l x r =
  let is_after = is_empty l || Argument.compare (max_elt l) x < 0 in
  if is_after && (is_empty r || Argument.compare x (min_elt r) < 0) then join' l x r
  else union l (add x r)

(* Subtrees whose elements stay equal keep their form. *)
let filter_map f s =
  let changed = ref 0 in
  let rec go s =
    match s with
    | Empty' -> Empty'
    | Node' (l, x, r, h) ->
      let before = !changed in
      let l = go l in
      let y = f x in
      let r = go r in
      match y with
      | Some y ->
        if Argument.compare x y <> 0 then incr changed;
        if !changed = before then Node' (l, y, r, h) else unite' l y r
      | None ->
        incr changed;
        (match l, r with
         | Empty', s | s, Empty' -> s
         | _ -> unite' l (min_elt r) (remove_min' r))
  in
  go s

let map f s = filter_map (fun x -> Some (f x)) s

let compare s t = List.compare Argument.compare (elements s) (elements t)

let equal s t = compare s t = 0

(* What a sequence has still to visit: the elements of the roots, each with the subtree
   after it. *)
type rest' = End' | More' of elt * t * rest'

let rec leftmost' s rest =
  match s with
  | Empty' -> rest
  | Node' (l, x, r, _) -> leftmost' l (More' (x, r, rest))

(* The elements of a sequence in the order of descend, leftmost' or rightmost'. *)
let rec visit' descend rest () =
  match rest with
  | End' -> Seq.Nil
  | More' (x, next, rest) -> Seq.Cons (x, visit' descend (descend next rest))

let to_seq s = visit' leftmost' (leftmost' s End')

let rec rightmost' s rest =
  match s with
  | Empty' -> rest
  | Node' (l, x, r, _) -> rightmost' r (More' (x, l, rest))

let to_rev_seq s = visit' rightmost' (rightmost' s End')

(* The elements that are not less than x. *)
let to_seq_from x s =
  let rec go s rest =
    match s with
    | Empty' -> rest
    | Node' (l, y, r, _) ->
      let c = Argument.compare y x in
      if c < 0 then go r rest
      else if c = 0 then More' (y, r, rest)
      else go l (More' (y, r, rest))
  in
  visit' leftmost' (go s End')

let add_seq elements s = Seq.fold_left (fun s x -> add x s) s elements
let of_seq elements = add_seq elements empty
