(* Arrays of truth values.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let a = Array.make 5 true in
a.(1) <- false; a.(3) <- a.(0) && a.(1); a.(4) <- not a.(3);
let rec show i = if i < 5 then (pb a.(i); show (i + 1)) in show 0;
let f = Array.make 2 false in pb f.(0); (if f.(1) then pb true else pb false); pb (a.(0) = f.(0))

(* >>> output
1
0
1
0
1
0
0
0
<<< *)
