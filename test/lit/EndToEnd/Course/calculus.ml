(* Derivatives and integrals of functions.
   RUN: %everywhere %s
*)
let pi = 4.0 *. atan 1.0
let h = 1e-5

let derivative f x = (f (x +. h) -. f (x -. h)) /. (2.0 *. h)

let integral f a b =
  let n = 1000 in
  let dx = (b -. a) /. float n in
  let rec loop i sum =
    if i = n then sum
    else loop (i + 1) (sum +. f (a +. (float i +. 0.5) *. dx)) in
  dx *. loop 0 0.0

let rec iterate n f = if n = 0 then (fun x -> x) else fun x -> f (iterate (n - 1) f x)

let newton f x0 =
  let f' = derivative f in
  let rec go x n =
    if n = 0 || abs_float (f x) < 1e-12 then x else go (x -. f x /. f' x) (n - 1)
  in
  go x0 50

let () =
  let sin' = derivative sin in
  Printf.printf "%.5f %.5f\n" (sin' 0.0) (sin' (pi /. 3.0));
  let cube x = x ** 3.0 in
  Printf.printf "%.3f\n" (derivative cube 2.0);
  Printf.printf "%.3f\n" (derivative (derivative (fun x -> x *. x)) 1.0);
  Printf.printf "%.4f\n" (integral sin 0.0 pi);
  Printf.printf "%.4f\n" (integral (fun x -> exp (-. x *. x)) (-5.0) 5.0);
  Printf.printf "%.6f\n" (newton (fun x -> x *. x -. 2.0) 1.0);
  Printf.printf "%.6f\n" (iterate 50 cos 1.0)

(* >>> output
1.00000 0.50000
12.000
2.000
2.0000
1.7725
1.414214
0.739085
<<< *)
