(* Tail calls from few parameters to many and back, mixed types.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec small n x =
  let rec big n a b x y p c z d q w e =
    if n <= 0 then x +. y +. z +. w +. float_of_int (a + b + c + d + e) +. (if p then 0.125 else 0.25) +. (if q then 0.5 else 0.0)
    else small (n - 1) (if q then x else y) in
  if n <= 0 then x else
  big (n - 1) n (n + 1) x (x +. 1.0) (n > 5) n (x *. 0.5) (n * 2) (n = 7) x n in
print_float (small 1 0.5); print_newline (); print_float (small 3 0.5); print_newline (); print_float (small 100000 0.5); print_newline ();
print_float (small 100001 0.5); print_newline ()

(* >>> output
10.
13.5
50000.5
175006.5
<<< *)
