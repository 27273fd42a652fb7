(* The functor Map.Make, for a module Argument with a type t and compare. A map is a
   search tree in which the heights of two siblings differ by at most two. *)

type key = Argument.t
type 'a t = Empty' | Node' of 'a t * key * 'a * 'a t * int

let empty = Empty'
let is_empty m = match m with Empty' -> true | Node' _ -> false
let height' m = match m with Empty' -> 0 | Node' (_, _, _, _, h) -> h

let node' l k x r =
  let hl = height' l in
  let hr = height' r in
  Node' (l, k, x, r, if hl >= hr then hl + 1 else hr + 1)

let singleton k x = Node' (Empty', k, x, Empty', 1)

let balance' l k x r =
  if height' l > height' r + 2 then
    match l with
    | Node' (ll, lk, lx, (Node' (lrl, lrk, lrx, lrr, _) as lr), _) ->
      if height' ll >= height' lr then node' ll lk lx (node' lr k x r)
      else node' (node' ll lk lx lrl) lrk lrx (node' lrr k x r)
    | Node' (ll, lk, lx, Empty', _) -> node' ll lk lx (node' Empty' k x r)
    | Empty' -> assert false
  else if height' r > height' l + 2 then
    match r with
    | Node' ((Node' (rll, rlk, rlx, rlr, _) as rl), rk, rx, rr, _) ->
      if height' rr >= height' rl then node' (node' l k x rl) rk rx rr
      else node' (node' l k x rll) rlk rlx (node' rlr rk rx rr)
    | Node' (Empty', rk, rx, rr, _) -> node' (node' l k x Empty') rk rx rr
    | Empty' -> assert false
  else node' l k x r

let rec add k x m =
  match m with
  | Empty' -> singleton k x
  | Node' (l, mk, mx, r, h) ->
    let c = Argument.compare k mk in
    if c = 0 then Node' (l, k, x, r, h)
    else if c < 0 then balance' (add k x l) mk mx r
    else balance' l mk mx (add k x r)

let rec find k m =
  match m with
  | Empty' -> raise Not_found
  | Node' (l, mk, x, r, _) ->
    let c = Argument.compare k mk in
    if c = 0 then x else find k (if c < 0 then l else r)

let rec find_opt k m =
  match m with
  | Empty' -> None
  | Node' (l, mk, x, r, _) ->
    let c = Argument.compare k mk in
    if c = 0 then Some x else find_opt k (if c < 0 then l else r)

let rec mem k m =
  match m with
  | Empty' -> false
  | Node' (l, mk, _, r, _) ->
    let c = Argument.compare k mk in
    c = 0 || mem k (if c < 0 then l else r)

let rec find_first_opt f m =
  match m with
  | Empty' -> None
  | Node' (l, k, x, r, _) ->
    if f k then (match find_first_opt f l with None -> Some (k, x) | first -> first)
    else find_first_opt f r

let rec find_last_opt f m =
  match m with
  | Empty' -> None
  | Node' (l, k, x, r, _) ->
    if f k then (match find_last_opt f r with None -> Some (k, x) | last -> last)
    else find_last_opt f l

let find_first f m =
  match find_first_opt f m with None -> raise Not_found | Some b -> b

let find_last f m =
  match find_last_opt f m with None -> raise Not_found | Some b -> b

let rec min_binding m =
  match m with
  | Empty' -> raise Not_found
  | Node' (Empty', k, x, _, _) -> (k, x)
  | Node' (l, _, _, _, _) -> min_binding l

let rec max_binding m =
  match m with
  | Empty' -> raise Not_found
  | Node' (_, k, x, Empty', _) -> (k, x)
  | Node' (_, _, _, r, _) -> max_binding r

let min_binding_opt m = match m with Empty' -> None | _ -> Some (min_binding m)
let max_binding_opt m = match m with Empty' -> None | _ -> Some (max_binding m)
let choose m = min_binding m
let choose_opt m = min_binding_opt m

let rec remove_min' m =
  match m with
  | Empty' -> Empty'
  | Node' (Empty', _, _, r, _) -> r
  | Node' (l, k, x, r, _) -> balance' (remove_min' l) k x r

(* All keys of l are less than those of r; their heights differ by at most two. *)
let glue' l r =
  match l, r with
  | Empty', m | m, Empty' -> m
  | _ ->
    let k, x = min_binding r in
    balance' l k x (remove_min' r)

let rec remove k m =
  match m with
  | Empty' -> Empty'
  | Node' (l, mk, mx, r, _) ->
    let c = Argument.compare k mk in
    if c = 0 then glue' l r
    else if c < 0 then balance' (remove k l) mk mx r
    else balance' l mk mx (remove k r)

let rec update k f m =
  match m with
  | Empty' -> (match f None with None -> Empty' | Some x -> singleton k x)
  | Node' (l, mk, mx, r, h) ->
    let c = Argument.compare k mk in
    if c < 0 then balance' (update k f l) mk mx r
    else if c > 0 then balance' l mk mx (update k f r)
    else
      match f (Some mx) with None -> glue' l r | Some x -> Node' (l, k, x, r, h)

(* Like node', for trees of any heights. *)
let rec join' l k x r =
  match l, r with
  | Empty', m | m, Empty' -> add k x m
  | Node' (ll, lk, lx, lr, lh), Node' (rl, rk, rx, rr, rh) ->
    if lh > rh + 2 then balance' ll lk lx (join' lr k x r)
    else if rh > lh + 2 then balance' (join' l k x rl) rk rx rr
    else node' l k x r

(* Like glue', for trees of any heights. *)
let concat' l r =
  match l, r with
  | Empty', m | m, Empty' -> m
  | _ ->
    let k, x = min_binding r in
    join' l k x (remove_min' r)

let join_option' l k x r =
  match x with None -> concat' l r | Some x -> join' l k x r

let rec split k m =
  match m with
  | Empty' -> (Empty', None, Empty')
  | Node' (l, mk, mx, r, _) ->
    let c = Argument.compare k mk in
    if c = 0 then (l, Some mx, r)
    else if c < 0 then
      let ll, x, lr = split k l in
      (ll, x, join' lr mk mx r)
    else
      let rl, x, rr = split k r in
      (join' l mk mx rl, x, rr)

let rec iter f m =
  match m with
  | Empty' -> ()
  | Node' (l, k, x, r, _) -> iter f l; f k x; iter f r

let rec map f m =
  match m with
  | Empty' -> Empty'
  | Node' (l, k, x, r, h) ->
    let l = map f l in
    let x = f x in
    let r = map f r in
    Node' (l, k, x, r, h)

let rec mapi f m =
  match m with
  | Empty' -> Empty'
  | Node' (l, k, x, r, h) ->
    let l = mapi f l in
    let x = f k x in
    let r = mapi f r in
    Node' (l, k, x, r, h)

let rec fold f m acc =
  match m with
  | Empty' -> acc
  | Node' (l, k, x, r, _) -> fold f r (f k x (fold f l acc))

let rec for_all f m =
  match m with
  | Empty' -> true
  | Node' (l, k, x, r, _) -> f k x && for_all f l && for_all f r

let rec exists f m =
  match m with
  | Empty' -> false
  | Node' (l, k, x, r, _) -> f k x || exists f l || exists f r

(* A subtree of which all bindings are kept is not made again. *)
let filter f m =
  let removed = ref 0 in
  let rec go m =
    match m with
    | Empty' -> Empty'
    | Node' (l, k, x, r, _) ->
      let before = !removed in
      let l = go l in
      let keeps = f k x in
      let r = go r in
      if keeps then if !removed = before then m else join' l k x r
      else (
        incr removed;
        concat' l r)
  in
  go m

let rec filter_map f m =
  match m with
  | Empty' -> Empty'
  | Node' (l, k, x, r, _) ->
    let l = filter_map f l in
    let y = f k x in
    let r = filter_map f r in
    join_option' l k y r

let rec partition f m =
  match m with
  | Empty' -> (Empty', Empty')
  | Node' (l, k, x, r, _) ->
    let l_true, l_false = partition f l in
    let holds = f k x in
    let r_true, r_false = partition f r in
    if holds then (join' l_true k x r_true, concat' l_false r_false)
    else (concat' l_true r_true, join' l_false k x r_false)

(* The root of the higher map becomes that of the result. The last key is first. *)
let rec merge f m n =
  match m, n with
  | Node' (l, k, x, r, h), _ when h >= height' n ->
    let nl, y, nr = split k n in
    let r = merge f r nr in
    let z = f k (Some x) y in
    join_option' (merge f l nl) k z r
  | _, Node' (l, k, y, r, _) ->
    let ml, x, mr = split k m in
    let r = merge f mr r in
    let z = f k x (Some y) in
    join_option' (merge f ml l) k z r
  | _, Empty' -> Empty'

(* Likewise, but f is called for a root after its subtrees. *)
let rec union f m n =
  match m, n with
  | Empty', o | o, Empty' -> o
  | Node' (l, k, x, r, h), Node' (l', k', y, r', h') ->
    if h >= h' then
      let l', y, r' = split k n in
      let l = union f l l' in
      let r = union f r r' in
      join_option' l k (match y with None -> Some x | Some y -> f k x y) r
    else
      let l, x, r = split k' m in
      let l = union f l l' in
      let r = union f r r' in
      join_option' l k' (match x with None -> Some y | Some x -> f k' x y) r

let rec cardinal m =
  match m with
  | Empty' -> 0
  | Node' (l, _, _, r, _) -> cardinal l + 1 + cardinal r

let bindings m =
  let rec go m rest =
    match m with
    | Empty' -> rest
    | Node' (l, k, x, r, _) -> go l ((k, x) :: go r rest)
  in
  go m []

let compare cmp m n =
  let rec go l m =
    match l, m with
    | [], [] -> 0
    | [], _ -> -1
    | _, [] -> 1
    | (k, x) :: l, (j, y) :: m ->
      let c = Argument.compare k j in
      if c <> 0 then c
      else
        let c = cmp x y in
        if c <> 0 then c else go l m
  in
  go (bindings m) (bindings n)

let equal eq m n =
  let rec go l m =
    match l, m with
    | [], [] -> true
    | (k, x) :: l, (j, y) :: m -> Argument.compare k j = 0 && eq x y && go l m
    | _ -> false
  in
  go (bindings m) (bindings n)

(* What a sequence has still to visit: the bindings of the roots, each with the subtree
   after it. *)
type 'a rest' = End' | More' of key * 'a * 'a t * 'a rest'

let rec leftmost' m rest =
  match m with
  | Empty' -> rest
  | Node' (l, k, x, r, _) -> leftmost' l (More' (k, x, r, rest))

(* The bindings of a sequence in the order of descend, leftmost' or rightmost'. *)
let rec visit' descend rest () =
  match rest with
  | End' -> Seq.Nil
  | More' (k, x, next, rest) -> Seq.Cons ((k, x), visit' descend (descend next rest))

let to_seq m = visit' leftmost' (leftmost' m End')

let rec rightmost' m rest =
  match m with
  | Empty' -> rest
  | Node' (l, k, x, r, _) -> rightmost' r (More' (k, x, l, rest))

let to_rev_seq m = visit' rightmost' (rightmost' m End')

(* The bindings whose keys are not less than k. *)
let to_seq_from k m =
  let rec go m rest =
    match m with
    | Empty' -> rest
    | Node' (l, mk, x, r, _) ->
      let c = Argument.compare mk k in
      if c < 0 then go r rest
      else if c = 0 then More' (mk, x, r, rest)
      else go l (More' (mk, x, r, rest))
  in
  visit' leftmost' (go m End')

let add_seq bindings m = Seq.fold_left (fun m (k, x) -> add k x m) m bindings
let of_seq bindings = add_seq bindings empty
