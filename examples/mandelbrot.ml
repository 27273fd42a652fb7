(* The Mandelbrot set in characters.

   Draws the set as a text of 78 columns and 30 lines; the longer the sequence
   z^2 + c stays near zero, the denser is the character.  Shows a palette in an
   array and loops written as tail calls with float arguments. *)

let columns = 78 in
let lines = 30 in
let limit = 1000 in

(* How many steps the sequence takes to get away from zero. *)
let rec steps x y cx cy n =
  let x2 = x *. x in
  let y2 = y *. y in
  if n = limit || x2 +. y2 > 4.0 then n
  else steps (x2 -. y2 +. cx) (2.0 *. x *. y +. cy) cx cy (n + 1) in

(* From sparse to dense: . : - = + * # % @ *)
let palette = Array.make 9 46 in
palette.(1) <- 58;
palette.(2) <- 45;
palette.(3) <- 61;
palette.(4) <- 43;
palette.(5) <- 42;
palette.(6) <- 35;
palette.(7) <- 37;
palette.(8) <- 64;

(* The number of times n can be halved, up to 8: 0 for the fastest. *)
let rec shade n = if n < 4 then 0 else 1 + shade (n / 2) in

let rec character n = palette.(if shade n > 8 then 8 else shade n) in

let rec draw line column =
  if line < lines then
    if column = columns then begin
      print_newline ();
      draw (line + 1) 0
    end else begin
      let cx = 3.2 *. float_of_int column /. float_of_int columns -. 2.3 in
      let cy = 2.4 *. float_of_int line /. float_of_int (lines - 1) -. 1.2 in
      print_byte (character (steps 0.0 0.0 cx cy 0));
      draw line (column + 1)
    end in

draw 0 0
