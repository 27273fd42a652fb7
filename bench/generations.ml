(* The game of life on a torus of 256 by 256 cells, 100 generations, in two
   arrays of rows that change places. *)

let size = 256 in

let rec make_grid dummy =
  let grid = Array.make size (Array.make 0 0) in
  let rec fill y =
    if y < size then begin
      grid.(y) <- Array.make size 0;
      fill (y + 1)
    end in
  fill 0;
  grid in

let rec seed_row row x seed =
  if x < size then begin
    let seed = seed * 1366 + 150889 in
    let seed = seed - seed / 714025 * 714025 in
    row.(x) <- (if seed < 250000 then 1 else 0);
    seed_row row (x + 1) seed
  end else seed in
let rec seed_grid grid y seed =
  if y < size then seed_grid grid (y + 1) (seed_row grid.(y) 0 seed) in

let rec step_row above row below next =
  let rec cells x =
    if x < size then begin
      let left = if x = 0 then size - 1 else x - 1 in
      let right = if x = size - 1 then 0 else x + 1 in
      let neighbours =
        above.(left) + above.(x) + above.(right)
        + row.(left) + row.(right)
        + below.(left) + below.(x) + below.(right) in
      next.(x) <-
        (if neighbours = 3 || neighbours = 2 && row.(x) = 1 then 1 else 0);
      cells (x + 1)
    end in
  cells 0 in

let rec step grid next =
  let rec rows y =
    if y < size then begin
      let above = if y = 0 then size - 1 else y - 1 in
      let below = if y = size - 1 then 0 else y + 1 in
      step_row grid.(above) grid.(y) grid.(below) next.(y);
      rows (y + 1)
    end in
  rows 0 in

let rec population grid =
  let rec cells row x =
    if x = size then 0 else cells row (x + 1) + row.(x) in
  let rec rows y =
    if y = size then 0 else rows (y + 1) + cells grid.(y) 0 in
  rows 0 in

let rec generations n grid next =
  if n - n / 20 * 20 = 0 then begin
    print_int (population grid);
    print_newline ()
  end;
  if n > 0 then begin
    step grid next;
    generations (n - 1) next grid
  end in

let grid = make_grid 0 in
seed_grid grid 0 1;
generations 100 grid (make_grid 0)

(* >>> output
22930
11610
8921
7640
6796
6549
<<< *)
