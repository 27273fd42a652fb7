(* Polynomials as arrays of coefficients.
   RUN: %everywhere %s
*)
let degree p = Array.length p - 1

let eval p x = Array.fold_right (fun c acc -> c +. x *. acc) p 0.0

let add p q =
  let n = max (Array.length p) (Array.length q) in
  let coefficient r i = if i < Array.length r then r.(i) else 0. in
  Array.init n (fun i -> coefficient p i +. coefficient q i)

let mul p q =
  let r = Array.make (degree p + degree q + 1) 0.0 in
  Array.iteri
    (fun i a -> Array.iteri (fun j b -> r.(i + j) <- r.(i + j) +. a *. b) q)
    p;
  r

let derivative p =
  Array.init (degree p) (fun i -> float_of_int (i + 1) *. p.(i + 1))

let print p =
  for i = degree p downto 0 do
    if p.(i) <> 0.0 then begin
      if i < degree p then print_string (if p.(i) < 0.0 then " - " else " + ");
      Printf.printf "%g" (abs_float p.(i));
      if i > 1 then Printf.printf "x^%d" i
      else if i = 1 then print_string "x"
    end
  done;
  print_newline ()

let () =
  let p = [| -1.0; 0.0; 2.0 |] in
  let q = [| 1.0; 3.0 |] in
  print p;
  print q;
  print (add p q);
  print (mul p q);
  print (derivative (mul p q));
  Printf.printf "%.3f %.3f\n" (eval p 1.5) (eval (mul p p) (-2.0))

(* >>> output
2x^2 - 1
3x + 1
2x^2 + 3x
6x^3 + 2x^2 - 3x - 1
18x^2 + 4x - 3
3.500 49.000
<<< *)
