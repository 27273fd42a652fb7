(* The module Array; `make` and `length` are part of the syntax. *)

type 'a t = 'a array

let length a = Array.length a
let make n x = Array.make n x
let create n x = Array.make n x
let get a i = a.(i)
let set a i x = a.(i) <- x
let unsafe_get a i = a.(i)
let unsafe_set a i x = a.(i) <- x

let init n f =
  if n < 0 then invalid_arg "Array.init";
  if n = 0 then [||]
  else (
    let a = Array.make n (f 0) in
    for i = 1 to n - 1 do a.(i) <- f i done;
    a)

let make_matrix m n x =
  let a = Array.make m [||] in
  for i = 0 to m - 1 do a.(i) <- Array.make n x done;
  a

let create_matrix m n x = Array.make_matrix m n x

let create_float n =
  if n < 0 then invalid_arg "Float.Array.create";
  Array.make n 0.0

let make_float n = Array.create_float n

let sub a start count =
  if start < 0 || count < 0 || start > Array.length a - count then
    invalid_arg "Array.sub";
  if count = 0 then [||]
  else (
    let b = Array.make count a.(start) in
    for i = 1 to count - 1 do b.(i) <- a.(start + i) done;
    b)

let copy a = Array.sub a 0 (Array.length a)

let append a b =
  let m = Array.length a in
  let n = Array.length b in
  if m = 0 then Array.copy b
  else (
    let c = Array.make (m + n) a.(0) in
    for i = 1 to m - 1 do c.(i) <- a.(i) done;
    for i = 0 to n - 1 do c.(m + i) <- b.(i) done;
    c)

let fill a start count x =
  if start < 0 || count < 0 || start > Array.length a - count then
    invalid_arg "Array.fill";
  for i = start to start + count - 1 do a.(i) <- x done

let blit a i b j count =
  if count < 0 || i < 0 || i > Array.length a - count
     || j < 0 || j > Array.length b - count
  then invalid_arg "Array.blit";
  if i < j then
    for k = count - 1 downto 0 do b.(j + k) <- a.(i + k) done
  else
    for k = 0 to count - 1 do b.(j + k) <- a.(i + k) done

let iter f a = for i = 0 to Array.length a - 1 do f a.(i) done
let iteri f a = for i = 0 to Array.length a - 1 do f i a.(i) done

let map f a =
  let n = Array.length a in
  if n = 0 then [||]
  else (
    let b = Array.make n (f a.(0)) in
    for i = 1 to n - 1 do b.(i) <- f a.(i) done;
    b)

let mapi f a =
  let n = Array.length a in
  if n = 0 then [||]
  else (
    let b = Array.make n (f 0 a.(0)) in
    for i = 1 to n - 1 do b.(i) <- f i a.(i) done;
    b)

let iter2 f a b =
  if Array.length a <> Array.length b then
    invalid_arg "Array.iter2: arrays must have the same length";
  for i = 0 to Array.length a - 1 do f a.(i) b.(i) done

let map2 f a b =
  let n = Array.length a in
  if n <> Array.length b then
    invalid_arg "Array.map2: arrays must have the same length";
  if n = 0 then [||]
  else (
    let c = Array.make n (f a.(0) b.(0)) in
    for i = 1 to n - 1 do c.(i) <- f a.(i) b.(i) done;
    c)

let fold_left f start a =
  let rec go acc i =
    if i < Array.length a then go (f acc a.(i)) (i + 1) else acc
  in
  go start 0

let fold_right f a start =
  let rec go i acc = if i < 0 then acc else go (i - 1) (f a.(i) acc) in
  go (Array.length a - 1) start

let for_all p a =
  let rec go i = i >= Array.length a || (p a.(i) && go (i + 1)) in
  go 0

let exists p a =
  let rec go i = i < Array.length a && (p a.(i) || go (i + 1)) in
  go 0

let for_all2 p a b =
  if Array.length a <> Array.length b then invalid_arg "Array.for_all2";
  let rec go i = i >= Array.length a || (p a.(i) b.(i) && go (i + 1)) in
  go 0

let exists2 p a b =
  if Array.length a <> Array.length b then invalid_arg "Array.exists2";
  let rec go i = i < Array.length a && (p a.(i) b.(i) || go (i + 1)) in
  go 0

let to_list a =
  let rec go i l = if i < 0 then l else go (i - 1) (a.(i) :: l) in
  go (Array.length a - 1) []

let of_list l =
  let rec length l n = match l with [] -> n | _ :: rest -> length rest (n + 1) in
  match l with
  | [] -> [||]
  | x :: rest ->
    let a = Array.make (length l 0) x in
    let rec fill i l =
      match l with
      | [] -> a
      | x :: rest ->
        a.(i) <- x;
        fill (i + 1) rest
    in
    fill 1 rest

let concat arrays =
  let rec length l n =
    match l with [] -> n | a :: rest -> length rest (n + Array.length a)
  in
  let rec fill result i l =
    match l with
    | [] -> result
    | a :: rest ->
      Array.blit a 0 result i (Array.length a);
      fill result (i + Array.length a) rest
  in
  let rec make l =
    match l with
    | [] -> [||]
    | a :: rest when Array.length a = 0 -> make rest
    | a :: _ -> fill (Array.make (length l 0) a.(0)) 0 l
  in
  make arrays

let mem x a =
  let rec go i = i < Array.length a && (compare a.(i) x = 0 || go (i + 1)) in
  go 0

let memq x a =
  let rec go i = i < Array.length a && (a.(i) == x || go (i + 1)) in
  go 0

let find_opt p a =
  let rec go i =
    if i >= Array.length a then None
    else (
      let x = a.(i) in
      if p x then Some x else go (i + 1))
  in
  go 0

let find_map f a =
  let rec go i =
    if i >= Array.length a then None
    else match f a.(i) with None -> go (i + 1) | found -> found
  in
  go 0

let fold_left_map f start a =
  let acc = ref start in
  let b =
    Array.map
      (fun x ->
        let (next, y) = f !acc x in
        acc := next;
        y)
      a
  in
  (!acc, b)

let split a =
  (Array.map (fun (x, _) -> x) a, Array.map (fun (_, y) -> y) a)

let combine a b =
  if Array.length a <> Array.length b then invalid_arg "Array.combine";
  Array.map2 (fun x y -> (x, y)) a b

let sort compare a =
  let rec sift x i n =
    let left = 2 * i + 1 in
    if left >= n then a.(i) <- x
    else (
      let right = left + 1 in
      let child =
        if right < n && compare a.(left) a.(right) < 0 then right else left
      in
      if compare x a.(child) < 0 then (
        a.(i) <- a.(child);
        sift x child n)
      else a.(i) <- x)
  in
  let n = Array.length a in
  for i = n / 2 - 1 downto 0 do sift a.(i) i n done;
  for last = n - 1 downto 1 do
    let x = a.(last) in
    a.(last) <- a.(0);
    sift x 0 last
  done

(* Insertion sorts of short parts, and then merges between a and another array. *)
let stable_sort compare a =
  let n = Array.length a in
  let short = 6 in
  let rec insert first x i =
    if i > first && compare a.(i - 1) x > 0 then (
      a.(i) <- a.(i - 1);
      insert first x (i - 1))
    else a.(i) <- x
  in
  let rec sort_short first =
    if first < n then (
      for i = first + 1 to min n (first + short) - 1 do insert first a.(i) i done;
      sort_short (first + short))
  in
  let rec merge from left middle right last into i =
    if left >= middle then Array.blit from right into i (last - right)
    else if right >= last then Array.blit from left into i (middle - left)
    else (
      let x = from.(left) in
      let y = from.(right) in
      if compare x y <= 0 then (
        into.(i) <- x;
        merge from (left + 1) middle right last into (i + 1))
      else (
        into.(i) <- y;
        merge from left middle (right + 1) last into (i + 1)))
  in
  let rec merge_all from into width first =
    if first < n then (
      let middle = min n (first + width) in
      let last = min n (middle + width) in
      merge from first middle middle last into first;
      merge_all from into width last)
  in
  let rec go from into width =
    if width < n then (
      merge_all from into width 0;
      go into from (2 * width))
    else Array.blit from 0 a 0 n
  in
  sort_short 0;
  if n > short then go a (Array.copy a) short

let fast_sort compare a = Array.stable_sort compare a

let to_seq a =
  let rec from i () =
    if i >= Array.length a then Seq.Nil
    else (
      let x = a.(i) in
      Seq.Cons (x, from (i + 1)))
  in
  from 0

let to_seqi a =
  let rec from i () =
    if i >= Array.length a then Seq.Nil
    else (
      let x = a.(i) in
      Seq.Cons ((i, x), from (i + 1)))
  in
  from 0

(* The array is filled from its end, from the list of the elements. *)
let of_seq s =
  let rec fill a i l =
    match l with
    | [] -> a
    | x :: rest ->
      a.(i) <- x;
      fill a (i - 1) rest
  in
  let rec go l n s =
    match s () with
    | Seq.Cons (x, rest) -> go (x :: l) (n + 1) rest
    | Seq.Nil -> (match l with [] -> [||] | x :: _ -> fill (Array.make n x) (n - 1) l)
  in
  go [] 0 s
