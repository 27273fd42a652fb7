(* AVL trees: insertion and removal keep the heights of siblings within one.
   RUN: %everywhere %s
*)
type 'a avl = Empty | Node of 'a avl * 'a * 'a avl * int

let height = function
  | Empty -> 0
  | Node (_, _, _, h) -> h

let make l x r = Node (l, x, r, 1 + max (height l) (height r))

let balance_factor = function
  | Empty -> 0
  | Node (l, _, r, _) -> height l - height r

let rotate_right = function
  | Node (Node (a, x, b, _), y, c, _) -> make a x (make b y c)
  | t -> t

let rotate_left = function
  | Node (a, x, Node (b, y, c, _), _) -> make (make a x b) y c
  | t -> t

let balance t =
  match t with
  | Node (l, x, r, _) when balance_factor t > 1 ->
    if balance_factor l < 0 then rotate_right (make (rotate_left l) x r)
    else rotate_right t
  | Node (l, x, r, _) when balance_factor t < -1 ->
    if balance_factor r > 0 then rotate_left (make l x (rotate_right r))
    else rotate_left t
  | _ -> t

let rec add x t = match t with
  | Empty -> make Empty x Empty
  | Node (l, y, r, _) ->
    let c = compare x y in
    if c = 0 then t
    else if c < 0 then balance (make (add x l) y r)
    else balance (make l y (add x r))

let rec min_elt = function
  | Empty -> raise Not_found
  | Node (Empty, x, _, _) -> x
  | Node (l, _, _, _) -> min_elt l

let rec remove x = function
  | Empty -> Empty
  | Node (l, y, r, _) ->
    if x < y then balance (make (remove x l) y r)
    else if x > y then balance (make l y (remove x r))
    else
      match l, r with
      | Empty, t | t, Empty -> t
      | _ ->
        let m = min_elt r in
        balance (make l m (remove m r))

let rec valid = function
  | Empty -> true
  | Node (l, _, r, h) as t ->
    h = 1 + max (height l) (height r) && abs (balance_factor t) <= 1 && valid l && valid r

let rec to_list = function
  | Empty -> []
  | Node (l, x, r, _) -> to_list l @ (x :: to_list r)

let of_list l = List.fold_left (fun t x -> add x t) Empty l

let rec show f = function
  | Empty -> "-"
  | Node (l, x, r, _) -> "(" ^ show f l ^ " " ^ f x ^ " " ^ show f r ^ ")"

let () =
  let rec range a b = if a > b then [] else a :: range (a + 1) b in
  let t = of_list (range 1 15) in
  print_endline (show string_of_int t);
  Printf.printf "height %d valid %b\n" (height t) (valid t);
  let t = List.fold_left (fun t x -> remove x t) t [8; 4; 12; 1; 2; 3] in
  print_endline (show string_of_int t);
  Printf.printf "height %d valid %b\n" (height t) (valid t);
  print_endline (show string_of_int (of_list [3; 1; 2]));
  print_endline (show string_of_int (of_list [1; 3; 2]));
  let words = of_list ["pear"; "apple"; "fig"; "plum"; "date"; "kiwi"; "lime"; "fig"] in
  print_endline (show (fun s -> s) words);
  print_endline (String.concat "," (to_list words));
  let floats = of_list [2.5; -1.0; 0.25; 9.75] in
  List.iter (fun x -> Printf.printf "%.2f " x) (to_list floats);
  print_newline ();
  let rec ok i t =
    i = 0 || (let t = add (i * 37 mod 1013) t in valid t && ok (i - 1) t) in
  Printf.printf "%b\n" (ok 500 Empty);
  (try ignore (min_elt (remove 1 (of_list [1]))) with Not_found -> print_endline "empty");
  Printf.printf "%b %b\n" (of_list [1; 2; 3] = of_list [3; 2; 1]) (of_list [1] < of_list [2])

(* >>> output
((((- 1 -) 2 (- 3 -)) 4 ((- 5 -) 6 (- 7 -))) 8 (((- 9 -) 10 (- 11 -)) 12 ((- 13 -) 14 (- 15 -))))
height 4 valid true
(((- 5 -) 6 (- 7 -)) 9 ((- 10 (- 11 -)) 13 (- 14 (- 15 -))))
height 4 valid true
((- 1 -) 2 (- 3 -))
((- 1 -) 2 (- 3 -))
((- apple (- date -)) fig ((- kiwi (- lime -)) pear (- plum -)))
apple,date,fig,kiwi,lime,pear,plum
-1.00 0.25 2.50 9.75 
true
empty
true true
<<< *)
