(* RUN: %compare-prompt %s
*)
let rec insert x = function [] -> [x] | y :: l -> if x <= y then x :: y :: l else y :: insert x l;;
let insertion_sort l = List.fold_right insert l [];;
insertion_sort [3; 1; 2];;
insertion_sort ["c"; "a"; "b"];;
let rec split = function [] -> [], [] | [x] -> [x], [] | x :: y :: l -> let a, b = split l in x :: a, y :: b;;
let rec merge a b = match a, b with
  | [], l | l, [] -> l
  | x :: a', y :: b' -> if x <= y then x :: merge a' b else y :: merge a b';;
let rec merge_sort = function [] -> [] | [x] -> [x] | l -> let a, b = split l in merge (merge_sort a) (merge_sort b);;
merge_sort [5; 3; 9; 1; 7];;
merge_sort [2.5; 1.5];;
let rec quicksort = function [] -> [] | p :: l -> let a, b = List.partition (fun x -> x < p) l in quicksort a @ (p :: quicksort b);;
quicksort [4; 2; 8; 6];;
let a = [|5; 2; 9|];;
Array.sort compare a;;
a;;
List.sort (fun a b -> compare b a) [1; 3; 2];;
List.stable_sort (fun (a, _) (b, _) -> compare a b) [(2, 'a'); (1, 'b'); (2, 'c')];;
(* Output:
val insert : 'a -> 'a list -> 'a list = <fun>
val insertion_sort : 'a list -> 'a list = <fun>
- : int list = [1; 2; 3]
- : string list = ["a"; "b"; "c"]
val split : 'a list -> 'a list * 'a list = <fun>
val merge : 'a list -> 'a list -> 'a list = <fun>
val merge_sort : 'a list -> 'a list = <fun>
- : int list = [1; 3; 5; 7; 9]
- : float list = [1.5; 2.5]
val quicksort : 'a list -> 'a list = <fun>
- : int list = [2; 4; 6; 8]
val a : int array = [|5; 2; 9|]
- : unit = ()
- : int array = [|2; 5; 9|]
- : int list = [3; 2; 1]
- : (int * char) list = [(1, 'b'); (2, 'a'); (2, 'c')]
*)
