(* A program of a first course.
   RUN: %everywhere %s
*)
(* Numerical methods: floats, higher order functions, Monte Carlo *)
open Printf

exception No_convergence of { steps : int; last : float }

let derivative ?(h = 1e-6) f x = (f (x +. h) -. f (x -. h)) /. (2. *. h)

let bisection ?(eps = 1e-9) f a b =
  if f a *. f b > 0. then invalid_arg "bisection: same sign";
  let rec go a b n =
    let m = (a +. b) /. 2. in
    if b -. a < eps then (m, n)
    else if f a *. f m <= 0. then go a m (n + 1)
    else go m b (n + 1)
  in
  go a b 0

let newton ?(eps = 1e-9) ?(max_steps = 30) f x0 =
  let x = ref x0 and steps = ref 0 in
  while abs_float (f !x) > eps do
    if !steps >= max_steps then raise (No_convergence { steps = !steps; last = !x });
    x := !x -. f !x /. derivative f !x;
    incr steps
  done;
  !x, !steps

let sum n f =
  let s = ref 0. in
  for i = 0 to n - 1 do s := !s +. f i done;
  !s

let rectangles f a b n =
  let h = (b -. a) /. float n in
  h *. sum n (fun i -> f (a +. (float i +. 0.5) *. h))

let trapezes f a b n =
  let h = (b -. a) /. float n in
  h *. (sum n (fun i -> f (a +. float i *. h)) +. (f b -. f a) /. 2.)

let simpson f a b n =
  let h = (b -. a) /. float n in
  h /. 6. *. sum n (fun i ->
      let x = a +. float i *. h in
      f x +. 4. *. f (x +. h /. 2.) +. f (x +. h))

(* y' = f t y *)
let euler f y0 t1 n =
  let h = t1 /. float n in
  let rec go y i = if i = n then y else go (y +. h *. f (float i *. h) y) (i + 1) in
  go y0 0

let pi = 4. *. atan 1.

let monte_carlo n =
  let inside = ref 0 in
  for _ = 1 to n do
    let x = Random.float 1. and y = Random.float 1. in
    if x *. x +. y *. y <= 1. then incr inside
  done;
  4. *. float !inside /. float n

let stats l =
  let n = float (List.length l) in
  let mean = List.fold_left ( +. ) 0. l /. n in
  let var = List.fold_left (fun s x -> s +. (x -. mean) ** 2.) 0. l /. n in
  let sorted = List.sort compare l in
  (mean, sqrt var, List.nth sorted (List.length l / 2))

let () =
  printf "pi = %.8f, e = %.8f\n" pi (exp 1.);
  let f x = x *. x -. 2. in
  let m, n = bisection f 0. 2. in
  printf "bisection: %.6f in %d steps\n" m n;
  let m, n = newton f 1. in
  printf "newton:    %.6f in %d steps\n" m n;
  (try ignore (bisection f 2. 3.) with Invalid_argument s -> printf "refused (%s)\n" s);
  (try ignore (newton (fun x -> x *. x +. 1.) 0.5)
   with No_convergence { steps; _ } -> printf "no root after %d steps\n" steps);
  printf "cos x = x at %.6f\n" (fst (newton (fun x -> cos x -. x) 1.));
  let methods = [ "rectangles", rectangles; "trapezes", trapezes; "simpson", simpson ] in
  List.iter
    (fun (name, integrate) ->
       List.iter
         (fun n -> printf "%-10s n=%3d  %.6f  error %.1e\n" name n (integrate sin 0. pi n)
             (abs_float (integrate sin 0. pi n -. 2.)))
         [ 4; 16 ])
    methods;
  List.iter (fun n -> printf "euler, %4d steps: e = %.4f\n" n (euler (fun _ y -> y) 1. 1. n)) [ 10; 100; 1000 ];
  Random.init 314;
  let estimate = monte_carlo 20000 in
  printf "monte carlo close to pi: %b\n" (abs_float (estimate -. pi) < 0.05);
  let mean, dev, median = stats [ 2.; 4.; 4.; 4.; 5.; 5.; 7.; 9. ] in
  printf "mean %g, deviation %g, median %g\n" mean dev median;
  printf "%d %d %d\n" (truncate 3.99) (truncate (-3.99)) (int_of_float (floor (-3.5)));
  printf "%g %g %g\n" (ceil 1.2) (Float.round 2.5) (mod_float 7.5 2.);
  printf "%b %b %b\n" (nan = nan) (1. /. 0. = infinity) (0.1 +. 0.2 = 0.3);
  printf "%s %s %s\n" (string_of_float 1.) (string_of_float 0.25) (string_of_float (-1. /. 0.));
  printf "%.3f %.3f\n" (log10 1000.) (2. ** 0.5)

(* >>> output
pi = 3.14159265, e = 2.71828183
bisection: 1.414214 in 31 steps
newton:    1.414214 in 4 steps
refused (bisection: same sign)
no root after 30 steps
cos x = x at 0.739085
rectangles n=  4  2.052344  error 5.2e-02
rectangles n= 16  2.003216  error 3.2e-03
trapezes   n=  4  1.896119  error 1.0e-01
trapezes   n= 16  1.993570  error 6.4e-03
simpson    n=  4  2.000269  error 2.7e-04
simpson    n= 16  2.000001  error 1.0e-06
euler,   10 steps: e = 2.5937
euler,  100 steps: e = 2.7048
euler, 1000 steps: e = 2.7169
monte carlo close to pi: true
mean 5, deviation 2, median 5
3 -3 -4
2 3 1.5
false true false
1. 0.25 -inf
3.000 1.414
<<< *)
