(* Functions whose recursive call is a field of the object that they return:
   compiled code makes the object first.
   RUN: %everywhere %s
*)

exception Negative of int

let rec append a b = match a with [] -> b | x :: rest -> x :: append rest b

let rec print_list = function
  | [] -> print_newline ()
  | x :: rest -> print_int x; print_string " "; print_list rest

(* Two cells in an iteration, and two calls. *)
let rec twice = function [] -> [] | x :: rest -> x :: x :: twice rest

let rec merge a b =
  match a, b with
  | [], l | l, [] -> l
  | x :: a', y :: b' -> if x <= y then x :: merge a' b else y :: merge a b'

let rec evens = function
  | [] -> []
  | x :: rest -> if x land 1 = 0 then x :: evens rest else evens rest

(* The effects of the next iteration follow the allocation. *)
let rec squares n =
  if n = 0 then [] else begin
    print_int n;
    let square = n * n in
    square :: squares (n - 1)
  end

(* An exception leaves the cells that were made. *)
let rec checked = function
  | [] -> []
  | x :: rest ->
    let y = if x < 0 then raise (Negative x) else x + 1 in
    y :: checked rest

let try_checked l = try print_list (checked l) with Negative n -> print_int n; print_newline ()

(* The result is in one field or another. *)
type tree = Leaf | Node of tree * int * tree

let rec insert k = function
  | Leaf -> Node (Leaf, k, Leaf)
  | Node (l, x, r) as t ->
    if k < x then Node (insert k l, x, r) else if k > x then Node (l, x, insert k r) else t

let rec sum = function Leaf -> 0 | Node (l, x, r) -> sum l + x + sum r

(* Records, options, and an object in another one. *)
type chain = { name : string; mutable next : chain option }

let rec chain n = if n = 0 then None else Some { name = string_of_int n; next = chain (n - 1) }

let rec print_chain = function
  | None -> print_newline ()
  | Some c -> print_string c.name; print_string ";"; print_chain c.next

(* What follows the call reads what the call may have changed. *)
let counter = ref 0

let rec count n =
  if n = 0 then [] else begin
    let rest = incr counter; count (n - 1) in
    !counter :: rest
  end

(* A pair of results is an object of its own, so this stays recursive. *)
let rec split = function
  | [] -> ([], [])
  | [x] -> ([x], [])
  | x :: y :: rest -> let (a, b) = split rest in (x :: a, y :: b)

let rec range a b = if a > b then [] else a :: range (a + 1) b

(* Arguments are exchanged from one iteration to the next. *)
let rec alternate a b = match a with [] -> b | x :: rest -> x :: alternate b rest

let rec last = function [] -> 0 | [x] -> x | _ :: rest -> last rest

let () =
  let l = range 1 10 in
  print_list (append l [11; 12]);
  print_list (append [] l);
  print_list (twice [1; 2; 3]);
  print_list (merge [1; 4; 6; 9] [2; 3; 5; 7; 8]);
  print_list (evens l);
  print_list (evens [1; 3]);
  print_list (squares 5);
  try_checked [1; 2; 3];
  try_checked [1; 2; -3; 4];
  try_checked [-7];
  let t = List.fold_right insert [5; 2; 8; 1; 9; 3; 5] Leaf in
  print_int (sum t);
  print_newline ();
  print_chain (chain 5);
  print_list (count 4);
  let (a, b) = split l in
  print_list a;
  print_list b;
  print_list (alternate [1; 3; 5] [2; 4]);
  (* Longer than a stack is deep. *)
  let long = range 1 300000 in
  let twofold = append (twice long) (merge long (evens long)) in
  print_int (List.length twofold);
  print_string " ";
  print_int (last twofold);
  print_newline ();
  print_int (List.fold_left (fun s x -> (s + x) land 65535) 0 (checked (alternate long twofold)));
  print_newline ()
(* >>> output
1 2 3 4 5 6 7 8 9 10 11 12 
1 2 3 4 5 6 7 8 9 10 
1 1 2 2 3 3 
1 2 3 4 5 6 7 8 9 
2 4 6 8 10 

5432125 16 9 4 1 
2 3 4 
-3
-7
28
5;4;3;2;1;
4 4 4 4 
1 3 5 7 9 
2 4 6 8 10 
1 2 3 4 5 
1050000 300000
54304
<<< *)
