(* Sudoku by backtracking over an array of rows, with a list of candidates.
   RUN: %everywhere %s
*)
type cell = Fixed of int | Guess of int | Empty

exception Solved

let steps = ref 0

let parse rows =
  Array.of_list
    (List.map
       (fun row ->
          Array.init 9 (fun i ->
              match row.[i] with
              | '1'..'9' as c -> Fixed (Char.code c - Char.code '0')
              | '.' | '0' -> Empty
              | c -> invalid_arg (Printf.sprintf "bad cell '%c'" c)))
       rows)

let digit = function Fixed n | Guess n -> Some n | Empty -> None

let is_free grid r c n =
  let used = function Fixed m | Guess m -> m = n | Empty -> false in
  let ok = ref true in
  for i = 0 to 8 do
    if used grid.(r).(i) || used grid.(i).(c) then ok := false;
    if used grid.(r / 3 * 3 + i / 3).(c / 3 * 3 + i mod 3) then ok := false
  done;
  !ok

let candidates grid r c = List.filter (is_free grid r c) [1; 2; 3; 4; 5; 6; 7; 8; 9]

let best_cell grid =
  let best = ref None in
  Array.iteri
    (fun r row ->
       Array.iteri
         (fun c cell ->
            match cell, !best with
            | (Fixed _ | Guess _), _ -> ()
            | Empty, None -> best := Some (r, c, candidates grid r c)
            | Empty, Some (_, _, l) ->
              let l' = candidates grid r c in
              if List.length l' < List.length l then best := Some (r, c, l'))
         row)
    grid;
  !best

let rec solve grid =
  incr steps;
  match best_cell grid with
  | None -> raise Solved
  | Some (r, c, l) ->
    List.iter (fun n -> grid.(r).(c) <- Guess n; solve grid) l;
    grid.(r).(c) <- Empty

let print grid =
  Array.iter
    (fun row ->
       Array.iter
         (fun cell ->
            match digit cell with
            | Some n -> print_int n
            | None -> print_char '.')
         row;
       print_newline ())
    grid

let count p grid =
  Array.fold_left (fun n row -> Array.fold_left (fun n c -> if p c then n + 1 else n) n row) 0 grid

let () =
  let grid = parse
      [ "53..7...."; "6..195..."; ".98....6."; "8...6...3"; "4..8.3..1";
        "7...2...6"; ".6....28."; "...419..5"; "....8..79" ] in
  Printf.printf "%d given\n" (count (function Fixed _ -> true | _ -> false) grid);
  (try solve grid; print_endline "no solution"
   with Solved -> Printf.printf "solved in %d steps\n" !steps);
  print grid;
  Printf.printf "%d guessed\n" (count (function Guess _ -> true | _ -> false) grid);
  let impossible = parse
      [ "55......."; "........."; "........."; "........."; ".........";
        "........."; "........."; "........."; "1234.6789" ] in
  impossible.(8).(4) <- Fixed 5;
  impossible.(7).(0) <- Empty;
  Printf.printf "%d candidates\n" (List.length (candidates impossible 0 2));
  try ignore (parse ["12x......"]) with Invalid_argument s -> print_endline s

(* >>> output
30 given
solved in 52 steps
534678912
672195348
198342567
859761423
426853791
713924856
961537284
287419635
345286179
51 guessed
7 candidates
bad cell 'x'
<<< *)
