(* AVL trees as maps with ints as keys: insertion, search, removal and union. *)

type 'a map = Empty | Node of 'a map * int * 'a * 'a map * int

let height = function Empty -> 0 | Node (_, _, _, _, h) -> h

let make l k v r =
  let a = height l and b = height r in
  Node (l, k, v, r, if a < b then b + 1 else a + 1)

let balance l k v r =
  let a = height l and b = height r in
  if a > b + 1 then
    match l with
    | Node (ll, lk, lv, lr, _) ->
      if height ll >= height lr then make ll lk lv (make lr k v r)
      else
        (match lr with
         | Node (m, mk, mv, n, _) -> make (make ll lk lv m) mk mv (make n k v r)
         | Empty -> Empty)
    | Empty -> Empty
  else if b > a + 1 then
    match r with
    | Node (rl, rk, rv, rr, _) ->
      if height rr >= height rl then make (make l k v rl) rk rv rr
      else
        (match rl with
         | Node (m, mk, mv, n, _) -> make (make l k v m) mk mv (make n rk rv rr)
         | Empty -> Empty)
    | Empty -> Empty
  else make l k v r

let rec add key value = function
  | Empty -> Node (Empty, key, value, Empty, 1)
  | Node (l, k, v, r, h) ->
    if key < k then balance (add key value l) k v r
    else if key > k then balance l k v (add key value r)
    else Node (l, key, value, r, h)

let rec find key = function
  | Empty -> None
  | Node (l, k, v, r, _) ->
    if key < k then find key l else if key > k then find key r else Some v

let rec smallest k v = function
  | Empty -> (k, v)
  | Node (l, k, v, _, _) -> smallest k v l

let rec remove_smallest = function
  | Empty -> Empty
  | Node (Empty, _, _, r, _) -> r
  | Node (l, k, v, r, _) -> balance (remove_smallest l) k v r

let rec remove key = function
  | Empty -> Empty
  | Node (l, k, v, r, _) ->
    if key < k then balance (remove key l) k v r
    else if key > k then balance l k v (remove key r)
    else
      match l, r with
      | Empty, t | t, Empty -> t
      | _, Node (_, k, v, _, _) ->
        let (k, v) = smallest k v r in
        balance l k v (remove_smallest r)

let rec fold f t acc =
  match t with
  | Empty -> acc
  | Node (l, k, v, r, _) -> fold f r (f k v (fold f l acc))

let rec is_valid = function
  | Empty -> true
  | Node (l, _, _, r, h) ->
    let a = height l and b = height r in
    h = 1 + (if a < b then b else a) && a - b < 2 && b - a < 2 && is_valid l && is_valid r

let next seed = (seed * 1366 + 150889) mod 714025

let rec fill n seed t =
  if n = 0 then t else fill (n - 1) (next seed) (add seed (float_of_int n /. 4.0) t)

let rec lookups n seed t total =
  if n = 0 then total
  else
    let total = match find seed t with None -> total | Some v -> total +. v in
    lookups (n - 1) (next seed) t total

let rec empty n seed t = if n = 0 then t else empty (n - 1) (next seed) (remove seed t)

let () =
  let t = fill 100000 1 Empty in
  print_int (height t);
  print_newline ();
  print_float (lookups 400000 17 t 0.0);
  print_newline ();
  let u = empty 80000 1 t in
  print_int (fold (fun k _ n -> (n * 7 + k) land 1048575) u 0);
  print_newline ();
  let v = fold (fun k v m -> add (k / 3) (v *. 2.0) m) u t in
  print_float (fold (fun _ v s -> v +. s) v 0.0);
  print_newline ();
  print_int (if is_valid t && is_valid u && is_valid v then fold (fun _ _ n -> n + 1) v 0 else 0);
  print_newline ()

(* >>> output
20
1250012500.
529625
1312989956.
116691
<<< *)
