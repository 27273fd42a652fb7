(* Tail calls through closures with eleven parameters of different types.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec stop n a x p b y q c z d e = n in
let table = Array.make 3 stop in
let rec make k w =
  let rec f n a x p b y q c z d e =
    if n <= 0 then a + b * 2 + c * 3 + d * 4 + e * 5 + int_of_float (x +. y *. 2.0 +. z *. 3.0 +. w) + (if p then 100000 else 0) + (if q then 200000 else 0)
    else table.(k) (n - 1) b y q c z p d (x +. 0.0) e (a + 0) in
  f in
table.(0) <- make 1 0.5; table.(1) <- make 2 100.5; table.(2) <- make 0 10000.5;
pi (table.(0) 0 1 1.0 true 2 2.0 false 3 3.0 4 5); pi (table.(0) 1 1 1.0 true 2 2.0 false 3 3.0 4 5); pi (table.(0) 2 1 1.0 true 2 2.0 false 3 3.0 4 5);
pi (table.(0) 299999 1 1.0 true 2 2.0 false 3 3.0 4 5); pi (table.(1) 300000 1 1.0 true 2 2.0 false 3 3.0 4 5)

(* >>> output
100069
200156
110051
210056
100169
<<< *)
