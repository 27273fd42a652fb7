(* The n queens problem with lists, and a knight's moves.
   RUN: %everywhere %s
*)
let rec safe column distance = function
  | [] -> true
  | c :: rest ->
    c <> column && c <> column + distance && c <> column - distance
    && safe column (distance + 1) rest

let rec range a b = if a > b then [] else a :: range (a + 1) b

let rec queens n row =
  if row = 0 then [[]]
  else
    let boards = queens n (row - 1) in
    List.concat_map
      (fun board ->
        List.filter_map
          (fun column -> if safe column 1 board then Some (column :: board) else None)
          (range 1 n))
      boards

(* Stops at the first solution. *)
exception Solved of int list

let first n =
  let rec place row board =
    if row > n then raise (Solved board);
    List.iter (fun column -> if safe column 1 board then place (row + 1) (column :: board)) (range 1 n)
  in
  try
    place 1 [];
    None
  with Solved board -> Some (List.rev board)

let draw n board =
  List.iter
    (fun column ->
      print_endline (String.init n (fun i -> if i + 1 = column then 'Q' else '.')))
    board

type square = { file : int; rank : int }

let moves { file; rank } =
  List.filter
    (fun { file; rank } -> file >= 1 && file <= 8 && rank >= 1 && rank <= 8)
    (List.map
       (fun (dx, dy) -> { file = file + dx; rank = rank + dy })
       [(1, 2); (2, 1); (2, -1); (1, -2); (-1, -2); (-2, -1); (-2, 1); (-1, 2)])

let rec distance from target seen n =
  if List.mem target from then n
  else
    let next = List.sort_uniq compare (List.concat_map moves from) in
    let fresh = List.filter (fun s -> not (List.mem s seen)) next in
    distance fresh target (fresh @ seen) (n + 1)

let () =
  List.iter (fun n -> Printf.printf "%d: %d\n" n (List.length (queens n n))) (range 1 8);
  (match first 8 with Some board -> draw 8 board | None -> print_endline "none");
  (match first 3 with Some board -> draw 3 board | None -> print_endline "none");
  let corner = { file = 1; rank = 1 } in
  Printf.printf "%d %d\n" (List.length (moves corner))
    (List.length (moves { file = 4; rank = 5 }));
  List.iter
    (fun (file, rank) -> Printf.printf "%d " (distance [corner] { file; rank } [corner] 0))
    [(1, 1); (2, 3); (8, 8); (2, 2); (1, 2)];
  print_newline ()
(* >>> output
1: 1
2: 0
3: 0
4: 2
5: 10
6: 4
7: 40
8: 92
Q.......
....Q...
.......Q
.....Q..
..Q.....
......Q.
.Q......
...Q....
none
2 8
0 1 6 4 3 
<<< *)
