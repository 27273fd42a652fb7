(* The number of ways to place eight queens.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec queens n =
  let at = Array.make n 0 in
  let rec safe row col i = if i = row then true else
    let c = at.(i) in
    if c = col then false else if c - col = row - i then false else if col - c = row - i then false
    else safe row col (i + 1) in
  let rec place row = if row = n then 1 else
    let rec try_ col total = if col = n then total else
      try_ (col + 1) (if safe row col 0 then (at.(row) <- col; total + place (row + 1)) else total) in
    try_ 0 0 in
  place 0 in
pi (queens 4); pi (queens 6); pi (queens 8)

(* >>> output
2
4
92
<<< *)
