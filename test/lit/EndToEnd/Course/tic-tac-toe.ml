(* Perfect play at noughts and crosses.
   RUN: %everywhere %s
*)
let board = Array.make 9 ' '

let lines =
  [| (0, 1, 2); (3, 4, 5); (6, 7, 8); (0, 3, 6); (1, 4, 7); (2, 5, 8); (0, 4, 8); (2, 4, 6) |]

let wins p =
  Array.exists
    (fun (a, b, c) -> board.(a) = p && board.(b) = p && board.(c) = p)
    lines

let full () = Array.for_all (fun c -> c <> ' ') board

let other p = if p = 'X' then 'O' else 'X'

let nodes = ref 0

(* the value for the player whose turn it is, and the best move *)
let rec best p =
  incr nodes;
  if wins (other p) then (-1, -1)
  else if full () then (0, -1)
  else begin
    let value = ref (-2) and move = ref (-1) in
    for i = 0 to 8 do
      if board.(i) = ' ' then begin
        board.(i) <- p;
        let v, _ = best (other p) in
        board.(i) <- ' ';
        if - v > !value then begin
          value := - v;
          move := i
        end
      end
    done;
    (!value, !move)
  end

let print () =
  for i = 0 to 2 do
    Printf.printf "%c|%c|%c\n" board.(3 * i) board.(3 * i + 1) board.(3 * i + 2)
  done;
  print_endline "-----"

let rec play p =
  if not (wins 'X' || wins 'O' || full ()) then begin
    let _, m = best p in
    board.(m) <- p;
    print ();
    play (other p)
  end

let () =
  board.(0) <- 'X';
  play 'O';
  print_endline (if wins 'X' then "X wins" else if wins 'O' then "O wins" else "a draw");
  Printf.printf "%d positions\n" !nodes

(* >>> output
X| | 
 |O| 
 | | 
-----
X|X| 
 |O| 
 | | 
-----
X|X|O
 |O| 
 | | 
-----
X|X|O
 |O| 
X| | 
-----
X|X|O
O|O| 
X| | 
-----
X|X|O
O|O|X
X| | 
-----
X|X|O
O|O|X
X|O| 
-----
X|X|O
O|O|X
X|O|X
-----
a draw
68238 positions
<<< *)
