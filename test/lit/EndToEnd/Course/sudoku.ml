(* Sudoku by trying, with an exception for the solution.
   RUN: %everywhere %s
*)
exception Solved

let puzzle =
  [| "53..7....";
     "6..195...";
     ".98....6.";
     "8...6...3";
     "4..8.3..1";
     "7...2...6";
     ".6....28.";
     "...419..5";
     "....8..79" |]

let grid =
  Array.init 9 (fun i ->
    Array.init 9 (fun j ->
      let c = puzzle.(i).[j] in
      if c = '.' then 0 else Char.code c - Char.code '0'))

let allowed i j v =
  let ok = ref true in
  for k = 0 to 8 do
    if grid.(i).(k) = v || grid.(k).(j) = v then ok := false;
    if grid.(i / 3 * 3 + k / 3).(j / 3 * 3 + k mod 3) = v then ok := false
  done;
  !ok

let rec solve n =
  if n = 81 then raise Solved;
  let i = n / 9 and j = n mod 9 in
  if grid.(i).(j) <> 0 then solve (n + 1)
  else
    for v = 1 to 9 do
      if allowed i j v then begin
        grid.(i).(j) <- v;
        solve (n + 1);
        grid.(i).(j) <- 0
      end
    done

let () =
  (try solve 0; print_endline "no solution"
   with Solved -> print_endline "solved");
  Array.iter
    (fun row -> Array.iter print_int row; print_newline ())
    grid

(* >>> output
solved
534678912
672195348
198342567
859761423
426853791
713924856
961537284
287419635
345286179
<<< *)
