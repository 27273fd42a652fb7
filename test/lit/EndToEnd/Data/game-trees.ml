(* Noughts and crosses: the whole game tree, by minimax.
   RUN: %everywhere %s
*)
type player = X | O
type cell = player option
type outcome = Won of player | Draw | Unfinished

type board = cell list

let other = function X -> O | O -> X

let start : board = List.init 9 (fun _ -> None)

let lines =
  [ (0, 1, 2); (3, 4, 5); (6, 7, 8); (0, 3, 6); (1, 4, 7); (2, 5, 8); (0, 4, 8); (2, 4, 6) ]

let outcome (b : board) =
  let line (i, j, k) =
    match List.nth b i, List.nth b j, List.nth b k with
    | Some p, Some q, Some r when p = q && q = r -> Some p
    | _ -> None
  in
  match List.find_map line lines with
  | Some p -> Won p
  | None -> if List.mem None b then Unfinished else Draw

let play b i p = List.mapi (fun j c -> if i = j then Some p else c) b

let moves b =
  List.filter_map
    (fun i -> if List.nth b i = None then Some i else None)
    [0; 1; 2; 3; 4; 5; 6; 7; 8]

let positions = ref 0

let rec score b p =
  incr positions;
  match outcome b with
  | Won q -> if q = p then 1 else -1
  | Draw -> 0
  | Unfinished ->
    List.fold_left (fun best i -> max best (- (score (play b i p) (other p)))) (-2) (moves b)

let best_move b p =
  let better (best, m) i =
    let s = - (score (play b i p) (other p)) in
    if s > best then (s, Some i) else (best, m)
  in
  snd (List.fold_left better (-2, None) (moves b))

let show = function Some X -> "x" | Some O -> "o" | None -> "."

let rec print = function
  | a :: b :: c :: rest -> print_endline (show a ^ show b ^ show c); print rest
  | [] -> print_newline ()
  | _ -> assert false

let rec game b p =
  match best_move b p with
  | None -> b
  | Some i ->
    let b = play b i p in
    if outcome b = Unfinished then game b (other p) else b

let () =
  let b = play (play (play start 0 X) 4 O) 8 X in
  print b;
  let s = score b O in
  Printf.printf "score for O: %d, %d positions\n" s !positions;
  let last = game b O in
  print last;
  (match outcome last with
   | Won X -> print_endline "x wins"
   | Won O -> print_endline "o wins"
   | Draw -> print_endline "draw"
   | Unfinished -> print_endline "?");
  let fork = List.fold_left (fun b (i, p) -> play b i p) start [(0, X); (1, O); (3, X); (6, O); (4, X)] in
  print fork;
  match best_move fork O, outcome (game fork O) with
  | Some m, Won p -> Printf.printf "o plays %d, %s wins\n" m (show (Some p))
  | _, _ -> print_endline "wrong"

(* >>> output
x..
.o.
..x

score for O: 0, 1053 positions
xox
xoo
oxx

draw
xo.
xx.
o..

o plays 2, x wins
<<< *)
