(* Two functions capture one local function, and one of the two escapes.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f k =
  let rec base x = x + k in
  let rec one x = base x * 2 in
  let rec two x = base (base x) in
  let r = one 1 in
  let rec pair g = g r + two r in
  let h = two in
  (h, pair base) in
let (h, n) = f 10 in pi (h 5); pi n

(* >>> output
25
74
<<< *)
