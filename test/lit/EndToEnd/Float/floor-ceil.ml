(* floor and ceil of all kinds of numbers.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec both x = pf (floor x); pf (ceil x) in
both 0.0; both (-0.0); both 0.5; both (-0.5); both 1.0; both 1.0000001; both (-1.0000001);
both 1e15; both 4503599627370495.5; both 1e300; both (1.0 /. 0.0); both 2147483648.5; both (-2147483649.5);
both (0.0 /. 0.0)

(* >>> output
0.
0.
-0.
-0.
0.
1.
-1.
-0.
1.
1.
1.
2.
-2.
-1.
1e+15
1e+15
4.50359962737e+15
4.50359962737e+15
1e+300
1e+300
inf
inf
2147483648.
2147483649.
-2147483650.
-2147483649.
nan
nan
<<< *)
