(* The Mandelbrot set: for each line, the number of points for which the sequence
   z^2 + c stays near zero. The lines are independent of each other. *)

let size = 400 in
let limit = 1000 in

let rec scale i = float_of_int (2 * i + 1) /. float_of_int size in

(* 1 if the sequence is still near zero after all steps, and 0 if it is not. *)
let rec steps n a b cx cy =
  if n = limit then 1
  else
    let a2 = a *. a in
    let b2 = b *. b in
    if a2 +. b2 > 4.0 then 0
    else steps (n + 1) (a2 -. b2 +. cx) (2.0 *. a *. b +. cy) cx cy in

let rec line y =
  let cy = scale y -. 1.0 in
  let rec points x count =
    if x < size then
      points (x + 1) (count + steps 0 0.0 0.0 (scale x -. 1.5) cy)
    else count in
  points 0 0 in

let counts = Array.make size 0 in
let rec lines y =
  if y < size then begin
    counts.(y) <- line y;
    lines (y + 1)
  end in
lines 0;

let rec report y =
  if y < size then begin
    print_int counts.(y);
    print_newline ();
    report (y + 20)
  end in
report 0

(* >>> output
0
0
38
35
112
168
190
209
285
313
333
314
284
211
189
167
107
35
34
0
<<< *)
