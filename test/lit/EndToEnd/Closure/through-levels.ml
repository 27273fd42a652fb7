(* A variable used only by the innermost of several functions passes through
   the others.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec outer x y =
  let rec mid1 () =
    let rec mid2 () =
      let rec inner n = if n = 0 then x else inner (n - 1) + y in
      inner 3 in
    mid2 () + 1 in
  mid1 () * 2 in
let rec escaping x y =
  let rec mid1 a = let rec mid2 b = let rec inner c = x * a + y * b + c in inner in mid2 in mid1 in
pi (outer 10 1); pi (outer 0 (-4)); pi ((((escaping 2 3) 10) 100) 1); pi ((((escaping 5 7) 1) 1) 0)

(* >>> output
28
-22
321
12
<<< *)
