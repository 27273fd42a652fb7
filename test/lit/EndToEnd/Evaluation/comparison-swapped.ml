(* < and >= are not turned around before their operands are evaluated.
   RUN: %everywhere %s
*)
let a = Array.make 1 0 in
let rec next () = a.(0) <- a.(0) + 1; a.(0) in
let rec fnext () = float_of_int (next ()) in
let rec pb b = print_int (if b then 1 else 0); print_newline () in
pb (next () < next ()); pb (next () > next ()); pb (next () <= next ()); pb (next () >= next ());
pb (fnext () < fnext ()); pb (fnext () > fnext ()); pb (fnext () <= fnext ()); pb (fnext () >= fnext ());
print_int (next () - next ()); print_newline (); print_int (next () * 10 - next ()); print_newline ()

(* >>> output
0
1
0
1
0
1
0
1
1
181
<<< *)
