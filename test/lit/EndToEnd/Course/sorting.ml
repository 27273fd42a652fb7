(* A program of a first course.
   RUN: %everywhere %s
*)
(** Sorting algorithms, on lists and on arrays.
    Each one counts its comparisons. *)

let comparisons = ref 0

let cmp a b =
  incr comparisons;
  compare a b

(** {1 On lists} *)

let insertion_sort cmp l =
  let rec insert x = function
    | y :: ys when cmp x y > 0 -> y :: insert x ys
    | l -> x :: l
  in
  List.fold_right insert l []

let rec merge_sort cmp l =
  let rec split = function
    | x :: y :: rest -> let a, b = split rest in (x :: a, y :: b)
    | l -> (l, [])
  and merge l1 l2 =
    match l1, l2 with
    | [], l | l, [] -> l
    | x :: xs, (y :: _ as ys) when cmp x y <= 0 -> x :: merge xs ys
    | xs, y :: ys -> y :: merge xs ys
  in
  match l with
  | [] | [_] -> l
  | _ ->
    let a, b = split l in
    merge (merge_sort cmp a) (merge_sort cmp b)

let rec quick_sort cmp = function
  | [] -> []
  | pivot :: rest ->
    let small, big = List.partition (fun x -> cmp x pivot < 0) rest in
    quick_sort cmp small @ pivot :: quick_sort cmp big

(** {1 On arrays, in place} *)

let swap a i j =
  let t = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- t

let selection_sort cmp a =
  let n = Array.length a in
  for i = 0 to n - 2 do
    let m = ref i in
    for j = i + 1 to n - 1 do
      if cmp a.(j) a.(!m) < 0 then m := j
    done;
    if !m <> i then swap a i !m
  done

let bubble_sort cmp a =
  let sorted = ref false and last = ref (Array.length a - 1) in
  while not !sorted do
    sorted := true;
    for i = 0 to !last - 1 do
      if cmp a.(i) a.(i + 1) > 0 then (swap a i (i + 1); sorted := false)
    done;
    decr last
  done

let heap_sort cmp a =
  let rec sift i n =
    let l = 2 * i + 1 in
    if l < n then begin
      let c = if l + 1 < n && cmp a.(l) a.(l + 1) < 0 then l + 1 else l in
      if cmp a.(i) a.(c) < 0 then (swap a i c; sift c n)
    end
  in
  let n = Array.length a in
  for i = n / 2 - 1 downto 0 do sift i n done;
  for k = n - 1 downto 1 do
    swap a 0 k;
    sift 0 k
  done

let in_place sort cmp l =
  let a = Array.of_list l in
  sort cmp a;
  Array.to_list a

let run data (name, sort) =
  comparisons := 0;
  let r = sort cmp data in
  assert (r = List.sort compare data);
  Printf.printf "  %-10s %5d comparisons\n" name !comparisons;
  r

let sorts = [
  "insertion", insertion_sort; "merge", merge_sort; "quick", quick_sort;
  "selection", in_place selection_sort; "bubble", in_place bubble_sort;
  "heap", in_place heap_sort ]

let () =
  Random.init 42;
  let random n = List.init n (fun _ -> Random.int 1000) in
  let show l = String.concat " " (List.map string_of_int l) in
  let try_all title data =
    Printf.printf "%s (%d elements)\n" title (List.length data);
    let results = List.map (run data) sorts in
    if List.length data <= 12 then print_endline ("  " ^ show (List.hd results))
  in
  try_all "example" [31; 4; 15; 9; 26; 5; 35; 8];
  try_all "sorted" (List.init 50 (fun i -> i));
  try_all "reversed" (List.init 50 (fun i -> 50 - i));
  try_all "random" (random 60);
  try_all "empty" []

(* >>> output
example (8 elements)
  insertion     20 comparisons
  merge         13 comparisons
  quick         19 comparisons
  selection     28 comparisons
  bubble        27 comparisons
  heap          25 comparisons
  4 5 8 9 15 26 31 35
sorted (50 elements)
  insertion     49 comparisons
  merge        237 comparisons
  quick       1225 comparisons
  selection   1225 comparisons
  bubble        49 comparisons
  heap         434 comparisons
reversed (50 elements)
  insertion   1225 comparisons
  merge        237 comparisons
  quick       1225 comparisons
  selection   1225 comparisons
  bubble      1225 comparisons
  heap         379 comparisons
random (60 elements)
  insertion    834 comparisons
  merge        284 comparisons
  quick        361 comparisons
  selection   1770 comparisons
  bubble      1665 comparisons
  heap         528 comparisons
empty (0 elements)
  insertion      0 comparisons
  merge          0 comparisons
  quick          0 comparisons
  selection      0 comparisons
  bubble         0 comparisons
  heap           0 comparisons
  
<<< *)
