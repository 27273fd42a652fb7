(* A program of a first course.
   RUN: %everywhere %s
*)
(* Tic-tac-toe, played perfectly by minimax. *)

type player = X | O

let other = function X -> O | O -> X
let string_of_player = function X -> "X" | O -> "O"

type board = player option array    (* 9 cells *)

let lines =
  [ (0, 1, 2); (3, 4, 5); (6, 7, 8);
    (0, 3, 6); (1, 4, 7); (2, 5, 8);
    (0, 4, 8); (2, 4, 6) ]

type state = Won of player * (int * int * int) | Draw | Playing

let state (b : board) =
  let winning (i, j, k) =
    match b.(i), b.(j), b.(k) with
    | Some p, Some q, Some r -> p = q && q = r
    | _ -> false
  in
  match List.find_opt winning lines with
  | Some ((i, _, _) as line) -> Won (Option.get b.(i), line)
  | None -> if Array.exists Option.is_none b then Playing else Draw

let moves b =
  List.filter (fun i -> b.(i) = None) [4; 0; 2; 6; 8; 1; 3; 5; 7]

let play b i p =
  if b.(i) <> None then invalid_arg "play";
  let b' = Array.copy b in
  b'.(i) <- Some p;
  b'

let key b =
  String.init 9 (fun i -> match b.(i) with None -> '.' | Some X -> 'X' | Some O -> 'O')

let memo : (string * player, int) Hashtbl.t = Hashtbl.create 1000
let evaluated = ref 0

(* value for the player who moves: 1, 0, -1 *)
let rec value b p =
  match Hashtbl.find_opt memo (key b, p) with
  | Some v -> v
  | None ->
    incr evaluated;
    let v =
      match state b with
      | Won (q, _) -> if q = p then 1 else -1
      | Draw -> 0
      | Playing ->
        List.fold_left (fun best i -> max best (- (value (play b i p) (other p)))) (-1) (moves b)
    in
    Hashtbl.add memo (key b, p) v;
    v

let best_move b p =
  let score i = - (value (play b i p) (other p)) in
  match moves b with
  | [] -> None
  | m :: ms ->
    let better (i, s) j = let s' = score j in if s' > s then (j, s') else (i, s) in
    Some (fst (List.fold_left better (m, score m) ms))

let print b =
  for r = 0 to 2 do
    print_string "   ";
    for c = 0 to 2 do
      let cell = match b.(3 * r + c) with None -> string_of_int (3 * r + c) | Some p -> string_of_player p in
      print_string cell;
      if c < 2 then print_string "|"
    done;
    print_newline ()
  done

let rec game b p strategies =
  match state b with
  | Won (q, (i, j, k)) ->
    Printf.printf "%s wins on %d-%d-%d\n" (string_of_player q) i j k
  | Draw -> print_endline "draw"
  | Playing ->
    let strategy = List.assoc p strategies in
    match strategy b p with
    | None -> assert false
    | Some i ->
      Printf.printf "%s plays %d\n" (string_of_player p) i;
      let b' = play b i p in
      print b';
      game b' (other p) strategies

let first_free b _ =
  let rec go i = if i > 8 then None else if b.(i) = None then Some i else go (i + 1) in
  go 0

let () =
  let empty = Array.make 9 None in
  Printf.printf "value of the empty board: %d\n" (value empty X);
  Printf.printf "positions looked at: %d\n" !evaluated;
  print_endline "=== perfect X against perfect O";
  game empty X [ X, best_move; O, best_move ];
  print_endline "=== naive X against perfect O";
  game empty X [ X, first_free; O, best_move ];
  try ignore (play (play empty 3 X) 3 O)
  with Invalid_argument f -> Printf.printf "%s: cell already taken\n" f

(* >>> output
value of the empty board: 0
positions looked at: 5478
=== perfect X against perfect O
X plays 4
   0|1|2
   3|X|5
   6|7|8
O plays 0
   O|1|2
   3|X|5
   6|7|8
X plays 2
   O|1|X
   3|X|5
   6|7|8
O plays 6
   O|1|X
   3|X|5
   O|7|8
X plays 3
   O|1|X
   X|X|5
   O|7|8
O plays 5
   O|1|X
   X|X|O
   O|7|8
X plays 8
   O|1|X
   X|X|O
   O|7|X
O plays 1
   O|O|X
   X|X|O
   O|7|X
X plays 7
   O|O|X
   X|X|O
   O|X|X
draw
=== naive X against perfect O
X plays 0
   X|1|2
   3|4|5
   6|7|8
O plays 4
   X|1|2
   3|O|5
   6|7|8
X plays 1
   X|X|2
   3|O|5
   6|7|8
O plays 2
   X|X|O
   3|O|5
   6|7|8
X plays 3
   X|X|O
   X|O|5
   6|7|8
O plays 6
   X|X|O
   X|O|5
   O|7|8
O wins on 2-4-6
play: cell already taken
<<< *)
