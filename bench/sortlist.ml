(* Lists of pseudo-random numbers, sorted by merging and by partitioning: ten lists
   of 40,000 ints, and five of 40,000 floats with an order as a parameter. *)

let next seed = (seed * 1366 + 150889) mod 714025

let rec random n seed = if n = 0 then [] else seed :: random (n - 1) (next seed)

let rec split = function
  | [] -> ([], [])
  | [x] -> ([x], [])
  | x :: y :: rest ->
    let (a, b) = split rest in
    (x :: a, y :: b)

let rec merge a b =
  match a, b with
  | [], l | l, [] -> l
  | x :: a', y :: b' -> if x <= y then x :: merge a' b else y :: merge a b'

let rec merge_sort (l : int list) =
  match l with
  | [] | [_] -> l
  | _ ->
    let (a, b) = split l in
    merge (merge_sort a) (merge_sort b)

let rec partition (pivot : int) low high = function
  | [] -> (low, high)
  | x :: rest ->
    if x < pivot then partition pivot (x :: low) high rest
    else partition pivot low (x :: high) rest

let rec quick_sort l sorted =
  match l with
  | [] -> sorted
  | pivot :: rest ->
    let (low, high) = partition pivot [] [] rest in
    quick_sort low (pivot :: quick_sort high sorted)

let rec merge_by less a b =
  match a, b with
  | [], l | l, [] -> l
  | x :: a', y :: b' ->
    if less y x then y :: merge_by less a b' else x :: merge_by less a' b

let rec pairs less = function
  | a :: b :: rest -> merge_by less a b :: pairs less rest
  | l -> l

let rec merge_all less = function
  | [] -> []
  | [l] -> l
  | lists -> merge_all less (pairs less lists)

let sort_by less l = merge_all less (List.map (fun x -> [x]) l)

let rec is_sorted (l : int list) =
  match l with
  | x :: (y :: _ as rest) -> x <= y && is_sorted rest
  | [] | [_] -> true

let rec sum l n = match l with [] -> n | x :: rest -> sum rest ((n * 3 + x) land 1048575)

let rec equal (a : int list) b =
  match a, b with
  | [], [] -> true
  | x :: a, y :: b -> x = y && equal a b
  | [], _ :: _ | _ :: _, [] -> false

let rec repeat n total =
  if n = 0 then total
  else
    let l = random 40000 n in
    let a = merge_sort l in
    let b = quick_sort l [] in
    if not (is_sorted a && equal a b) then -1
    else repeat (n - 1) ((total + sum a 0) land 1048575)

let rec middle l n = match l with [] -> 0.0 | x :: rest -> if n = 0 then x else middle rest (n - 1)

let rec repeat_floats n total =
  if n = 0 then total
  else
    let l = List.map (fun i -> float_of_int i /. 8.0) (random 40000 (n * 77)) in
    let l = sort_by (fun (a : float) b -> a > b) l in
    repeat_floats (n - 1) (total +. middle l 1000)

let () =
  print_int (repeat 10 0);
  print_newline ();
  print_float (repeat_floats 5 0.0);
  print_newline ()

(* >>> output
106726
435135.75
<<< *)
