(* The queens problem.

   Counts the ways to put n queens on a board of n by n squares so that none
   attacks another, for n from 1 to 9, and draws the first solution of the
   board of 8 by 8.  Shows backtracking over arrays. *)

let largest = 9 in

(* queens.(r) is the column of the queen in row r. *)
let queens = Array.make largest 0 in

let rec distance a b = if a < b then b - a else a - b in

(* May a queen stand in this row and column, as far as the rows from "above"
   to the one before hers are concerned? *)
let rec safe row column above =
  if above = row then true
  else
    let other = queens.(above) in
    if other = column || distance other column = row - above then false
    else safe row column (above + 1) in

(* The number of ways to fill the rows from "row" on if the queen in that row
   is in "column" or to the right of it. *)
let rec count n row column =
  if row = n then 1
  else if column = n then 0
  else
    let here =
      if safe row column 0 then begin
        queens.(row) <- column;
        count n (row + 1) 0
      end else 0 in
    here + count n row (column + 1) in

(* Stops at the first solution, leaving it in "queens". *)
let rec solve n row column =
  if row = n then true
  else if column = n then false
  else if safe row column 0 then begin
    queens.(row) <- column;
    if solve n (row + 1) 0 then true else solve n row (column + 1)
  end else solve n row (column + 1) in

let rec draw n row column =
  if row < n then
    if column = n then begin
      print_newline ();
      draw n (row + 1) 0
    end else begin
      print_byte (if queens.(row) = column then 81 else 46);
      draw n row (column + 1)
    end in

let rec print_counts n =
  if n <= largest then begin
    print_int n;
    print_byte 32;
    print_int (count n 0 0);
    print_newline ();
    print_counts (n + 1)
  end in

print_counts 1;
if solve 8 0 0 then draw 8 0 0

(* >>> output
1 1
2 0
3 0
4 2
5 10
6 4
7 40
8 92
9 352
Q.......
....Q...
.......Q
.....Q..
..Q.....
......Q.
.Q......
...Q....
<<< *)
