(* Tuples as points and vectors.
   RUN: %everywhere %s
*)
let add (x1, y1) (x2, y2) = (x1 +. x2, y1 +. y2)
let scale k (x, y) = (k *. x, k *. y)
let norm (x, y) = sqrt (x *. x +. y *. y)
let distance p q = norm (add p (scale (-1.0) q))

let print_point (x, y) =
  print_float x;
  print_byte 44;
  print_float y;
  print_newline ()

let path = [| (0.0, 0.0); (3.0, 4.0); (3.0, 0.0); (-1.0, -3.0) |]

let () =
  let total = ref 0.0 in
  for i = 1 to Array.length path - 1 do
    total := !total +. distance path.(i - 1) path.(i)
  done;
  print_float !total;
  print_newline ();
  let center = ref (0.0, 0.0) in
  for i = 0 to Array.length path - 1 do
    center := add !center path.(i)
  done;
  print_point (scale (1.0 /. float_of_int (Array.length path)) !center);
  let (x, y), d = (fst path.(1), snd path.(1)), distance (1.0, 1.0) (4.0, 5.0) in
  print_point (x +. d, y)

(* >>> output
14.
1.25,0.25
8.,4.
<<< *)
