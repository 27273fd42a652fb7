(* Comparisons associate to the left.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
pb (1 < 2 = true); pb (1 = 2 = false); pb (3 > 2 > false); pb (1 < 2 <> (2 < 1));
pb (1 = 1 = (2 = 2)); pb (not (1 = 2) = true)

(* >>> output
1
1
1
1
1
1
<<< *)
