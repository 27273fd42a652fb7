(* A program of a first course.
   RUN: %everywhere %s
*)
(* Dynamic programming: knapsack, LCS, edit distance, coins *)
open Printf

type item = { name : string; weight : int; value : int }

let items = [|
  { name = "map"; weight = 9; value = 150 };
  { name = "compass"; weight = 13; value = 35 };
  { name = "water"; weight = 15; value = 200 };
  { name = "sandwich"; weight = 5; value = 160 };
  { name = "tin"; weight = 7; value = 60 };
  { name = "tent"; weight = 20; value = 180 };
  { name = "rope"; weight = 11; value = 70 };
|]

let knapsack items capacity =
  let n = Array.length items in
  let best = Array.make_matrix (n + 1) (capacity + 1) 0 in
  for i = 1 to n do
    let { weight; value; _ } = items.(i - 1) in
    for c = 0 to capacity do
      best.(i).(c) <- best.(i - 1).(c);
      if weight <= c then
        best.(i).(c) <- max best.(i).(c) (best.(i - 1).(c - weight) + value)
    done
  done;
  let rec chosen i c acc =
    if i = 0 then acc
    else if best.(i).(c) = best.(i - 1).(c) then chosen (i - 1) c acc
    else chosen (i - 1) (c - items.(i - 1).weight) (items.(i - 1) :: acc)
  in
  best.(n).(capacity), chosen n capacity []

let lcs a b =
  let n = String.length a and m = String.length b in
  let t = Array.make_matrix (n + 1) (m + 1) 0 in
  for i = n - 1 downto 0 do
    for j = m - 1 downto 0 do
      t.(i).(j) <-
        if a.[i] = b.[j] then 1 + t.(i + 1).(j + 1)
        else max t.(i + 1).(j) t.(i).(j + 1)
    done
  done;
  let buf = Buffer.create t.(0).(0) in
  let i = ref 0 and j = ref 0 in
  while !i < n && !j < m do
    if a.[!i] = b.[!j] then (Buffer.add_char buf a.[!i]; incr i; incr j)
    else if t.(!i + 1).(!j) >= t.(!i).(!j + 1) then incr i
    else incr j
  done;
  Buffer.contents buf

let min3 a b c = min a (min b c)

(* only two rows are kept *)
let distance a b =
  let m = String.length b in
  let prev = ref (Array.init (m + 1) (fun j -> j)) in
  String.iteri
    (fun i c ->
       let cur = Array.make (m + 1) (i + 1) in
       for j = 1 to m do
         cur.(j) <-
           min3 (!prev.(j) + 1) (cur.(j - 1) + 1)
             (!prev.(j - 1) + if c = b.[j - 1] then 0 else 1)
       done;
       prev := cur)
    a;
  !prev.(m)

let ways coins total =
  let t = Array.make (total + 1) 0 in
  t.(0) <- 1;
  List.iter (fun c -> for s = c to total do t.(s) <- t.(s) + t.(s - c) done) coins;
  t.(total)

let fewest coins total =
  let t = Array.make (total + 1) None in
  t.(0) <- Some [];
  for s = 1 to total do
    List.iter
      (fun c ->
         if c <= s then
           match t.(s - c), t.(s) with
           | None, _ -> ()
           | Some l, Some l' when List.length l + 1 >= List.length l' -> ()
           | Some l, _ -> t.(s) <- Some (c :: l))
      coins
  done;
  t.(total)

let () =
  List.iter
    (fun cap ->
       let v, l = knapsack items cap in
       let w = List.fold_left (fun w it -> w + it.weight) 0 l in
       printf "capacity %2d: value %3d, weight %2d: %s\n" cap v w
         (String.concat ", " (List.map (fun { name; _ } -> name) l)))
    [0; 5; 12; 20; 35; 80];
  List.iter
    (fun (a, b) -> printf "%-10s %-10s lcs %S, distance %d\n" a b (lcs a b) (distance a b))
    ["kitten", "sitting"; "saturday", "sunday"; "", "abc"; "same", "same"; "abcbdab", "bdcaba"];
  List.iter (fun n -> printf "%3d cents: %d ways\n" n (ways [1; 5; 10; 25; 50] n)) [1; 10; 50; 100];
  List.iter
    (fun n ->
       match fewest [4; 9; 11] n with
       | None -> printf "%d: impossible\n" n
       | Some l -> printf "%d = %s\n" n (String.concat " + " (List.map string_of_int l)))
    [7; 8; 18; 24; 30]

(* >>> output
capacity  0: value   0, weight  0: 
capacity  5: value 160, weight  5: sandwich
capacity 12: value 220, weight 12: sandwich, tin
capacity 20: value 360, weight 20: water, sandwich
capacity 35: value 510, weight 29: map, water, sandwich
capacity 80: value 855, weight 80: map, compass, water, sandwich, tin, tent, rope
kitten     sitting    lcs "ittn", distance 3
saturday   sunday     lcs "suday", distance 3
           abc        lcs "", distance 3
same       same       lcs "same", distance 0
abcbdab    bdcaba     lcs "bdab", distance 5
  1 cents: 1 ways
 10 cents: 4 ways
 50 cents: 50 ways
100 cents: 292 ways
7: impossible
8 = 4 + 4
18 = 9 + 9
24 = 4 + 9 + 11
30 = 4 + 4 + 11 + 11
<<< *)
