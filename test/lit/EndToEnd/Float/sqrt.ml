(* Square roots are correctly rounded.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
pf (sqrt 0.0); pf (sqrt 1.0); pf (sqrt 2.0); pf (sqrt 4.0); pf (sqrt 1e-300); pf (sqrt 1e300);
pf (sqrt 5e-324); pf (sqrt (1.0 /. 0.0)); pf (sqrt (-1.0));
pf ((sqrt 2.0 *. sqrt 2.0 -. 2.0) *. 1e16);
let rec loop x n = if n = 0 then () else (pf (sqrt x); pf (sqrt (sqrt x)); loop (x *. 7.3) (n - 1)) in
loop (read_float ()) 10

(* >>> input
0.37
<<< *)

(* >>> output
0.
1.
1.41421356237
2.
1e-150
1e+150
2.22275874949e-162
inf
nan
4.4408920985
0.60827625303
0.779920670985
1.64347193466
1.28197969354
4.44041664712
2.10722961424
11.997345123
3.46371839545
32.415041524
5.69342089819
87.5806193978
9.35845176286
236.629803125
15.3827761839
639.338521604
25.2851442868
1727.39756281
41.5619725568
4667.17120771
68.3166978689
<<< *)
