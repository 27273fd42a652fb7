(* The Mandelbrot set, 400 by 400 points, up to 1,000 steps each; the output is
   a PBM image (P4), in which eight points make a byte.  Loops in loops, written
   as nested functions and tail calls. *)

let size = 400 in
let limit = 1000 in

let rec scale i =
  (float_of_int (2 * i) +. 1.0) /. float_of_int size in

let rec rows y =
  if y < size then begin
    let cy = scale y -. 1.0 in
    let rec columns x bits =
      if x < size then begin
        let cx = scale x -. 1.5 in
        let rec steps n a b =
          if n = limit then 1
          else
            let a2 = a *. a in
            let b2 = b *. b in
            if a2 +. b2 > 4.0 then 0
            else steps (n + 1) (a2 -. b2 +. cx) (2.0 *. a *. b +. cy) in
        let bits = 2 * bits + steps 0 0.0 0.0 in
        if x - x / 8 * 8 = 7 then begin
          print_byte bits;
          columns (x + 1) 0
        end else columns (x + 1) bits
      end in
    columns 0 0;
    rows (y + 1)
  end in

print_byte 80;
print_byte 52;
print_byte 10;
print_int size;
print_byte 32;
print_int size;
print_byte 10;
rows 0
