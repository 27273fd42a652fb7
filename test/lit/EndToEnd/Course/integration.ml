(* Numerical integration and a root by bisection and by Newton's method.
   RUN: %everywhere %s
*)
let integrate f a b n =
  let h = (b -. a) /. float_of_int n in
  let sum = ref 0.0 in
  for i = 0 to n - 1 do
    sum := !sum +. f (a +. (float_of_int i +. 0.5) *. h)
  done;
  !sum *. h

let bisect f a b =
  let a = ref a and b = ref b in
  while !b -. !a > 1e-9 do
    let middle = (!a +. !b) /. 2.0 in
    if f middle > 0.0 then b := middle else a := middle
  done;
  !a

let rec newton f df x n = if n = 0 then x else newton f df (x -. f x /. df x) (n - 1)

let show x = print_float (floor (x *. 100000.0 +. 0.5) /. 100000.0); print_newline ()

let () =
  show (integrate (fun x -> x *. x) 0.0 3.0 1000);
  show (integrate (fun x -> 1.0 /. x) 1.0 2.0 1000);
  show (bisect (fun x -> x *. x -. 2.0) 0.0 2.0);
  show (newton (fun x -> x *. x -. 3.0) (fun x -> 2.0 *. x) 1.0 20)

(* >>> output
9.
0.69315
1.41421
1.73205
<<< *)
