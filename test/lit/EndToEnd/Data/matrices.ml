(* Matrices and vectors as records.
   RUN: %everywhere %s
*)
type matrix = { rows : int; columns : int; cells : float array array }
type vector = { x : float; y : float; z : float }
type shape = Square of int | Rectangle of int * int

exception Shapes of shape * shape

let make rows columns f =
  { rows; columns; cells = Array.init rows (fun i -> Array.init columns (fun j -> f i j)) }

let shape { rows; columns; _ } =
  if rows = columns then Square rows else Rectangle (rows, columns)

let show_shape = function
  | Square n -> Printf.sprintf "%dx%d" n n
  | Rectangle (m, n) -> Printf.sprintf "%dx%d" m n

let identity n = make n n (fun i j -> if i = j then 1.0 else 0.0)
let transpose m = make m.columns m.rows (fun i j -> m.cells.(j).(i))

let add a b =
  if shape a <> shape b then raise (Shapes (shape a, shape b));
  make a.rows a.columns (fun i j -> a.cells.(i).(j) +. b.cells.(i).(j))

let multiply a b =
  if a.columns <> b.rows then raise (Shapes (shape a, shape b));
  make a.rows b.columns (fun i j ->
    let sum = ref 0.0 in
    for k = 0 to a.columns - 1 do
      sum := !sum +. a.cells.(i).(k) *. b.cells.(k).(j)
    done;
    !sum)

let rec power m n =
  if n = 0 then identity m.rows
  else
    let half = power m (n / 2) in
    let square = multiply half half in
    if n mod 2 = 0 then square else multiply square m

let print m =
  Array.iter
    (fun row ->
      Array.iter (fun x -> Printf.printf "%6.1f" x) row;
      print_newline ())
    m.cells

let dot { x; y; z } { x = x'; y = y'; z = z' } = (x *. x') +. (y *. y') +. (z *. z')

let cross a b =
  { x = (a.y *. b.z) -. (a.z *. b.y);
    y = (a.z *. b.x) -. (a.x *. b.z);
    z = (a.x *. b.y) -. (a.y *. b.x) }

let scale k v = { x = k *. v.x; y = k *. v.y; z = k *. v.z }
let show v = Printf.sprintf "(%.2f, %.2f, %.2f)" v.x v.y v.z

let () =
  let a = make 2 3 (fun i j -> float_of_int ((i * 3) + j)) in
  print a;
  print (transpose a);
  print (multiply a (transpose a));
  print (add (identity 2) (multiply a (transpose a)));
  print (power (make 2 2 (fun i j -> if i = 1 && j = 1 then 0.0 else 1.0)) 10);
  (try print (multiply a a)
   with Shapes (a, b) -> Printf.printf "%s * %s\n" (show_shape a) (show_shape b));
  (try print (add a (transpose a))
   with Shapes (a, b) -> Printf.printf "%s + %s\n" (show_shape a) (show_shape b));
  Printf.printf "%b %b %b\n" (transpose (transpose a) = a) (identity 2 = identity 3)
    (compare (identity 2) (identity 3) < 0);
  let v = { x = 1.0; y = 2.0; z = 3.0 } in
  let w = { v with y = -1.0 } in
  print_endline (show (cross v w));
  print_endline (show (scale 0.5 v));
  Printf.printf "%.1f %.1f\n" (dot v w) (dot v (cross v w));
  a.cells.(1).(1) <- -7.0;
  print a;
  Printf.printf "%b %b\n" (v < w) ({ v with x = 1.0 } = v)
(* >>> output
   0.0   1.0   2.0
   3.0   4.0   5.0
   0.0   3.0
   1.0   4.0
   2.0   5.0
   5.0  14.0
  14.0  50.0
   6.0  14.0
  14.0  51.0
  89.0  55.0
  55.0  34.0
2x3 * 2x3
2x3 + 3x2
true false true
(9.00, 0.00, -3.00)
(0.50, 1.00, 1.50)
8.0 0.0
   0.0   1.0   2.0
   3.0  -7.0   5.0
false true
<<< *)
