(* Zippers: positions in lists and trees.
   RUN: %everywhere %s
*)
type 'a zipper = { before : 'a list; focus : 'a; after : 'a list }

type tree = Leaf of int | Fork of tree * tree
type step = Left of tree | Right of tree
type location = { here : tree; path : step list }

exception No_move of string

let start = function
  | [] -> raise (No_move "empty")
  | x :: rest -> { before = []; focus = x; after = rest }

let right z =
  match z with
  | { after = []; _ } -> raise (No_move "right")
  | { before; focus; after = x :: rest } -> { before = focus :: before; focus = x; after = rest }

let left = function
  | { before = x :: rest; focus; after } -> { before = rest; focus = x; after = focus :: after }
  | _ -> raise (No_move "left")

let modify f z = { z with focus = f z.focus }
let insert x z = { z with after = x :: z.after }
let to_list z = List.rev_append z.before (z.focus :: z.after)

let show z =
  let strings l = String.concat " " (List.map string_of_int l) in
  Printf.sprintf "%s [%d] %s" (strings (List.rev z.before)) z.focus (strings z.after)

let top t = { here = t; path = [] }

let go_left = function
  | { here = Fork (l, r); path } -> { here = l; path = Left r :: path }
  | { here = Leaf _; _ } -> raise (No_move "down")

let go_right = function
  | { here = Fork (l, r); path } -> { here = r; path = Right l :: path }
  | { here = Leaf _; _ } -> raise (No_move "down")

let up = function
  | { here; path = Left r :: rest } -> { here = Fork (here, r); path = rest }
  | { here; path = Right l :: rest } -> { here = Fork (l, here); path = rest }
  | { path = []; _ } -> raise (No_move "up")

let rec root location = if location.path = [] then location.here else root (up location)

let rec print = function
  | Leaf n -> string_of_int n
  | Fork (a, b) -> "<" ^ print a ^ " " ^ print b ^ ">"

let () =
  let z = start [1; 2; 3; 4] in
  print_endline (show z);
  let z = right (right z) in
  print_endline (show z);
  let z = insert 99 (modify (fun x -> x * 10) z) in
  print_endline (show z);
  print_endline (show (left z));
  print_endline (String.concat "," (List.map string_of_int (to_list z)));
  (try ignore (right (right (right z))) with No_move s -> print_endline ("no move " ^ s));
  (try ignore (start ([] : int list)) with No_move s -> print_endline ("no move " ^ s));
  let t = Fork (Fork (Leaf 1, Leaf 2), Fork (Leaf 3, Fork (Leaf 4, Leaf 5))) in
  let l = go_left (go_right (go_right (top t))) in
  print_endline (print l.here);
  let l = { l with here = Fork (Leaf 40, Leaf 41) } in
  print_endline (print (root l));
  print_endline (print (up (up l)).here);
  Printf.printf "%d steps\n" (List.length l.path);
  Printf.printf "%b %b\n" (root (go_left (top t)) = t) (root l = t);
  (try ignore (go_left (go_left (go_left (top t)))) with No_move s -> print_endline s);
  try ignore (up (top t)) with No_move s -> print_endline s
(* >>> output
 [1] 2 3 4
1 2 [3] 4
1 2 [30] 99 4
1 [2] 30 99 4
1,2,30,99,4
no move right
no move empty
4
<<1 2> <3 <<40 41> 5>>>
<3 <<40 41> 5>>
3 steps
true false
down
up
<<< *)
