(* The game of life.

   Runs Conway's game of life on a board whose edges are joined, beginning with
   a glider and a row of three cells, and draws the first generations; then it
   follows an R-pentomino on a larger board and prints how many cells are alive
   every hundred generations.  Shows arrays of arrays of booleans. *)

let rec empty_board rows columns =
  let board = Array.make rows (Array.make 0 false) in
  let rec fill i =
    if i < rows then begin
      board.(i) <- Array.make columns false;
      fill (i + 1)
    end in
  fill 0;
  board in

(* Joins the edges: row -1 is the last one. *)
let rec around i size =
  if i < 0 then i + size
  else if i >= size then i - size
  else i in

let rec alive board i j =
  let row = board.(around i (Array.length board)) in
  if row.(around j (Array.length row)) then 1 else 0 in

let rec neighbors board i j =
  alive board (i - 1) (j - 1) + alive board (i - 1) j
  + alive board (i - 1) (j + 1) + alive board i (j - 1)
  + alive board i (j + 1) + alive board (i + 1) (j - 1)
  + alive board (i + 1) j + alive board (i + 1) (j + 1) in

(* Calls action i j for every cell, row by row. *)
let rec for_all_cells board action =
  let rec cells i j =
    if i < Array.length board then
      if j < Array.length board.(i) then begin
        action i j;
        cells i (j + 1)
      end else cells (i + 1) 0 in
  cells 0 0 in

(* Makes "next" the generation that follows the one on "board". *)
let rec step board next =
  let rec update i j =
    let n = neighbors board i j in
    next.(i).(j) <- n = 3 || (n = 2 && board.(i).(j)) in
  for_all_cells board update in

let rec population board =
  let count = Array.make 1 0 in
  let rec add i j = count.(0) <- count.(0) + alive board i j in
  for_all_cells board add;
  count.(0) in

let rec draw board =
  let rec draw_cell i j =
    print_byte (if board.(i).(j) then 35 else 46);
    if j = Array.length board.(i) - 1 then print_newline () in
  for_all_cells board draw_cell;
  print_newline () in

let rec animate board next generations =
  draw board;
  if generations > 0 then begin
    step board next;
    animate next board (generations - 1)
  end in

let rec follow board next generation last =
  if generation - generation / 100 * 100 = 0 then begin
    print_int generation;
    print_byte 32;
    print_int (population board);
    print_newline ()
  end;
  if generation < last then begin
    step board next;
    follow next board (generation + 1) last
  end in

let small = empty_board 10 20 in
small.(0).(1) <- true;
small.(1).(2) <- true;
small.(2).(0) <- true;
small.(2).(1) <- true;
small.(2).(2) <- true;
small.(6).(12) <- true;
small.(6).(13) <- true;
small.(6).(14) <- true;
animate small (empty_board 10 20) 4;

let large = empty_board 64 64 in
large.(31).(32) <- true;
large.(31).(33) <- true;
large.(32).(31) <- true;
large.(32).(32) <- true;
large.(33).(32) <- true;
follow large (empty_board 64 64) 0 500
