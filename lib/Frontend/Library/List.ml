(* The module List. With optimization, functions that make the list from front to
   back, as `map` does, use constant stack space. *)

type 'a t = 'a list

let length l =
  let rec go l n = match l with [] -> n | _ :: rest -> go rest (n + 1) in
  go l 0

let compare_lengths l m =
  let rec go l m =
    match l, m with
    | [], [] -> 0
    | [], _ -> -1
    | _, [] -> 1
    | _ :: l, _ :: m -> go l m
  in
  go l m

let compare_length_with l n =
  let rec go l n =
    match l with
    | [] -> if n = 0 then 0 else if n > 0 then -1 else 1
    | _ :: rest -> if n <= 0 then 1 else go rest (n - 1)
  in
  go l n

let cons x l = x :: l
let hd l = match l with [] -> failwith "hd" | x :: _ -> x
let tl l = match l with [] -> failwith "tl" | _ :: rest -> rest

let nth l n =
  let rec go l n =
    match l with
    | [] -> failwith "nth"
    | x :: rest -> if n = 0 then x else go rest (n - 1)
  in
  if n < 0 then invalid_arg "List.nth" else go l n

let nth_opt l n =
  let rec go l n =
    match l with
    | [] -> None
    | x :: rest -> if n = 0 then Some x else go rest (n - 1)
  in
  if n < 0 then invalid_arg "List.nth" else go l n

let rev_append l m =
  let rec go l m = match l with [] -> m | x :: rest -> go rest (x :: m) in
  go l m

let rev l = List.rev_append l []

let append l m =
  let rec go l = match l with [] -> m | x :: rest -> x :: go rest in
  match m with [] -> l | _ -> go l

let concat ls =
  let rec go l rest =
    match l with
    | x :: l -> x :: go l rest
    | [] -> (match rest with [] -> [] | l :: rest -> go l rest)
  in
  go [] ls

let flatten ls = List.concat ls

let init n f =
  let rec go i =
    if i >= n then []
    else (
      let x = f i in
      x :: go (i + 1))
  in
  if n < 0 then invalid_arg "List.init" else go 0

let iter f l =
  let rec go l =
    match l with
    | [] -> ()
    | x :: rest ->
      f x;
      go rest
  in
  go l

let iteri f l =
  let rec go i l =
    match l with
    | [] -> ()
    | x :: rest ->
      f i x;
      go (i + 1) rest
  in
  go 0 l

let map f l =
  let rec go l =
    match l with
    | [] -> []
    | x :: rest ->
      let y = f x in
      y :: go rest
  in
  go l

let mapi f l =
  let rec go i l =
    match l with
    | [] -> []
    | x :: rest ->
      let y = f i x in
      y :: go (i + 1) rest
  in
  go 0 l

let rev_map f l =
  let rec go l m = match l with [] -> m | x :: rest -> go rest (f x :: m) in
  go l []

let fold_left f start l =
  let rec go acc l =
    match l with [] -> acc | x :: rest -> go (f acc x) rest
  in
  go start l

let fold_right f l start =
  let rec go l = match l with [] -> start | x :: rest -> f x (go rest) in
  go l

let fold_left_map f start l =
  let rec go acc l m =
    match l with
    | [] -> (acc, List.rev m)
    | x :: rest ->
      let (acc, y) = f acc x in
      go acc rest (y :: m)
  in
  go start l []

let iter2 f l m =
  let rec go l m =
    match l, m with
    | [], [] -> ()
    | x :: l, y :: m ->
      f x y;
      go l m
    | _ -> invalid_arg "List.iter2"
  in
  go l m

let map2 f l m =
  let rec go l m =
    match l, m with
    | [], [] -> []
    | x :: l, y :: m ->
      let z = f x y in
      z :: go l m
    | _ -> invalid_arg "List.map2"
  in
  go l m

let rev_map2 f l m =
  let rec go l m result =
    match l, m with
    | [], [] -> result
    | x :: l, y :: m -> go l m (f x y :: result)
    | _ -> invalid_arg "List.rev_map2"
  in
  go l m []

let fold_left2 f start l m =
  let rec go acc l m =
    match l, m with
    | [], [] -> acc
    | x :: l, y :: m -> go (f acc x y) l m
    | _ -> invalid_arg "List.fold_left2"
  in
  go start l m

let fold_right2 f l m start =
  let rec go l m =
    match l, m with
    | [], [] -> start
    | x :: l, y :: m -> f x y (go l m)
    | _ -> invalid_arg "List.fold_right2"
  in
  go l m

let for_all p l =
  let rec go l = match l with [] -> true | x :: rest -> p x && go rest in
  go l

let exists p l =
  let rec go l = match l with [] -> false | x :: rest -> p x || go rest in
  go l

let for_all2 p l m =
  let rec go l m =
    match l, m with
    | [], [] -> true
    | x :: l, y :: m -> p x y && go l m
    | _ -> invalid_arg "List.for_all2"
  in
  go l m

let exists2 p l m =
  let rec go l m =
    match l, m with
    | [], [] -> false
    | x :: l, y :: m -> p x y || go l m
    | _ -> invalid_arg "List.exists2"
  in
  go l m

let equal (eq : 'a -> 'a -> bool) l m =
  let rec go l m =
    match l, m with
    | [], [] -> true
    | x :: l, y :: m -> eq x y && go l m
    | _ -> false
  in
  go l m

let compare (cmp : 'a -> 'a -> int) l m =
  let rec go l m =
    match l, m with
    | [], [] -> 0
    | [], _ -> -1
    | _, [] -> 1
    | x :: l, y :: m ->
      let order = cmp x y in
      if order <> 0 then order else go l m
  in
  go l m

let mem x l = List.exists (fun y -> compare y x = 0) l
let memq x l = List.exists (fun y -> y == x) l

let find p l =
  let rec go l =
    match l with
    | [] -> raise Not_found
    | x :: rest -> if p x then x else go rest
  in
  go l

let find_opt p l =
  let rec go l =
    match l with
    | [] -> None
    | x :: rest -> if p x then Some x else go rest
  in
  go l

let find_map f l =
  let rec go l =
    match l with
    | [] -> None
    | x :: rest -> (match f x with None -> go rest | found -> found)
  in
  go l

let filter p l =
  let rec go l =
    match l with
    | [] -> []
    | x :: rest -> if p x then x :: go rest else go rest
  in
  go l

let find_all p l = List.filter p l

let filteri p l =
  let rec go i l =
    match l with
    | [] -> []
    | x :: rest -> if p i x then x :: go (i + 1) rest else go (i + 1) rest
  in
  go 0 l

let filter_map f l =
  let rec go l =
    match l with
    | [] -> []
    | x :: rest -> (match f x with None -> go rest | Some y -> y :: go rest)
  in
  go l

let concat_map f l =
  let rec go l rest =
    match l with
    | x :: l -> x :: go l rest
    | [] -> (match rest with [] -> [] | x :: rest -> go (f x) rest)
  in
  go [] l

let partition p l =
  let rec go l yes no =
    match l with
    | [] -> (List.rev yes, List.rev no)
    | x :: rest -> if p x then go rest (x :: yes) no else go rest yes (x :: no)
  in
  go l [] []

let assoc key l =
  let rec go l =
    match l with
    | [] -> raise Not_found
    | (k, value) :: rest -> if compare k key = 0 then value else go rest
  in
  go l

let assoc_opt key l =
  let rec go l =
    match l with
    | [] -> None
    | (k, value) :: rest -> if compare k key = 0 then Some value else go rest
  in
  go l

let mem_assoc key l = List.exists (fun (k, _) -> compare k key = 0) l

let assq key l =
  let rec go l =
    match l with
    | [] -> raise Not_found
    | (k, value) :: rest -> if k == key then value else go rest
  in
  go l

let assq_opt key l =
  let rec go l =
    match l with
    | [] -> None
    | (k, value) :: rest -> if k == key then Some value else go rest
  in
  go l

let mem_assq key l = List.exists (fun (k, _) -> k == key) l

let remove_assoc key l =
  let rec go l =
    match l with
    | [] -> []
    | ((k, _) as pair) :: rest ->
      if compare k key = 0 then rest else pair :: go rest
  in
  go l

let remove_assq key l =
  let rec go l =
    match l with
    | [] -> []
    | ((k, _) as pair) :: rest -> if k == key then rest else pair :: go rest
  in
  go l

let split l =
  (List.map (fun (x, _) -> x) l, List.map (fun (_, y) -> y) l)

let combine l m =
  let rec go l m =
    match l, m with
    | [], [] -> []
    | x :: l, y :: m -> (x, y) :: go l m
    | _ -> invalid_arg "List.combine"
  in
  go l m

let merge cmp l m =
  let rec go l m =
    match l, m with
    | [], rest | rest, [] -> rest
    | x :: l', y :: m' ->
      if cmp x y <= 0 then x :: go l' m else y :: go l m'
  in
  go l m

(* An array needs less memory than the lists of a merge sort. *)
let stable_sort cmp l =
  match l with
  | [] | [_] -> l
  | _ ->
    let a = Array.of_list l in
    Array.stable_sort cmp a;
    Array.to_list a

let sort cmp l = List.stable_sort cmp l
let fast_sort cmp l = List.stable_sort cmp l

let sort_uniq cmp l =
  let rec unique l result =
    match l with
    | [] -> List.rev result
    | [x] -> List.rev (x :: result)
    | x :: (y :: rest as others) ->
      if cmp x y = 0 then unique (x :: rest) result
      else unique others (x :: result)
  in
  unique (List.stable_sort cmp l) []

let partition_map f l =
  let rec go l left right =
    match l with
    | [] -> (List.rev left, List.rev right)
    | x :: rest ->
      match f x with
      | Either.Left y -> go rest (y :: left) right
      | Either.Right z -> go rest left (z :: right)
  in
  go l [] []

let rec to_seq l () =
  match l with
  | [] -> Seq.Nil
  | x :: rest -> Seq.Cons (x, List.to_seq rest)

let of_seq s =
  let rec go s =
    match s () with
    | Seq.Nil -> []
    | Seq.Cons (x, rest) -> x :: go rest
  in
  go s
