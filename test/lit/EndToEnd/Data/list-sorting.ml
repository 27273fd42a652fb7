(* Sorting lists: merge sort, insertion sort, quicksort, and the library.
   RUN: %everywhere %s
*)
type person = { name : string; age : int }

let rec split = function
  | [] -> ([], [])
  | [x] -> ([x], [])
  | x :: y :: rest ->
    let (a, b) = split rest in
    (x :: a, y :: b)

let rec merge less a b =
  match a, b with
  | [], l | l, [] -> l
  | x :: a', y :: b' -> if less y x then y :: merge less a b' else x :: merge less a' b

let rec merge_sort less = function
  | ([] | [_]) as l -> l
  | l ->
    let (a, b) = split l in
    merge less (merge_sort less a) (merge_sort less b)

let insertion_sort less l =
  let rec insert x = function
    | y :: rest when less y x -> y :: insert x rest
    | l -> x :: l
  in
  List.fold_right insert l []

let rec quicksort less = function
  | [] -> []
  | pivot :: rest ->
    let (small, large) = List.partition (fun x -> less x pivot) rest in
    quicksort less small @ (pivot :: quicksort less large)

let rec is_sorted less = function
  | x :: (y :: _ as rest) -> not (less y x) && is_sorted less rest
  | [] | [_] -> true

let random n =
  let rec go n seed l =
    if n = 0 then l else go (n - 1) ((seed * 421 + 1663) mod 7875) (seed mod 1000 :: l)
  in
  go n 17 []

let print l = print_endline (String.concat " " (List.map string_of_int l))

let () =
  let l = [5; 3; 8; 1; 9; 2; 8; -4] in
  print (merge_sort (<) l);
  print (insertion_sort (<) l);
  print (quicksort (<) l);
  print (merge_sort (>) l);
  print (List.sort compare l);
  print (List.sort (fun a b -> compare (abs b) (abs a)) l);
  print (List.sort_uniq compare l);
  print_endline (String.concat " " (quicksort (<) ["d"; "a"; "c"; "b"; "a"]));
  List.iter (fun x -> Printf.printf "%.1f " x) (insertion_sort (<) [2.5; -1.0; 0.5]);
  print_newline ();
  let big = random 3000 in
  let sorted = List.sort compare big in
  Printf.printf "%b %b %b %b %b\n" (is_sorted (<) big) (is_sorted (<) sorted)
    (merge_sort (<) big = sorted) (quicksort (<) big = sorted)
    (insertion_sort (<) (random 300) = List.stable_sort compare (random 300));
  let people =
    [ { name = "Eve"; age = 30 }; { name = "Bob"; age = 25 }; { name = "Ann"; age = 30 };
      { name = "Dan"; age = 25 }; { name = "Cid"; age = 41 } ]
  in
  let show l =
    print_endline
      (String.concat " " (List.map (fun p -> Printf.sprintf "%s/%d" p.name p.age) l))
  in
  show (List.sort compare people);
  show (List.stable_sort (fun a b -> compare a.age b.age) people);
  show (List.stable_sort (fun a b -> compare b.age a.age) people);
  show (merge_sort (fun a b -> (a.age, a.name) < (b.age, b.name)) people);
  print (List.merge compare [1; 4; 9] [2; 4; 10])
(* >>> output
-4 1 2 3 5 8 8 9
-4 1 2 3 5 8 8 9
-4 1 2 3 5 8 8 9
9 8 8 5 3 2 1 -4
-4 1 2 3 5 8 8 9
9 8 8 5 -4 3 2 1
-4 1 2 3 5 8 9
a a b c d
-1.0 0.5 2.5 
false true true true true
Ann/30 Bob/25 Cid/41 Dan/25 Eve/30
Bob/25 Dan/25 Eve/30 Ann/30 Cid/41
Cid/41 Eve/30 Ann/30 Bob/25 Dan/25
Bob/25 Dan/25 Ann/30 Eve/30 Cid/41
1 2 4 4 9 10
<<< *)
