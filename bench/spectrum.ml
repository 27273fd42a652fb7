(* The fast Fourier transform of 65,536 points, there and back, in two arrays
   of floats and a table of roots of unity.  What is printed is rounded, since
   cos and sin may differ in their last bits. *)

let size = 65536 in
let re = Array.make size 0.0 in
let im = Array.make size 0.0 in
let cosines = Array.make (size / 2) 0.0 in
let sines = Array.make (size / 2) 0.0 in

let rec make_roots k =
  if k < size / 2 then begin
    let angle = 8.0 *. atan 1.0 *. float_of_int k /. float_of_int size in
    cosines.(k) <- cos angle;
    sines.(k) <- sin angle;
    make_roots (k + 1)
  end in

let rec swap a i j =
  let x = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- x in

(* j is i with its binary digits in reverse order. *)
let rec reverse_digits i j =
  if i < size then begin
    if i < j then begin
      swap re i j;
      swap im i j
    end;
    let rec add j digit =
      if digit > 0 && j >= digit then add (j - digit) (digit / 2)
      else j + digit in
    reverse_digits (i + 1) (add j (size / 2))
  end in

(* Combines the transforms of halves of blocks; sign is that of the angle. *)
let rec combine half sign =
  let stride = size / (2 * half) in
  let rec blocks start =
    if start < size then begin
      let rec columns k =
        if k < half then begin
          let c = cosines.(k * stride) in
          let s = sign *. sines.(k * stride) in
          let i = start + k in
          let j = i + half in
          let x = re.(j) *. c -. im.(j) *. s in
          let y = re.(j) *. s +. im.(j) *. c in
          re.(j) <- re.(i) -. x;
          im.(j) <- im.(i) -. y;
          re.(i) <- re.(i) +. x;
          im.(i) <- im.(i) +. y;
          columns (k + 1)
        end in
      columns 0;
      blocks (start + 2 * half)
    end in
  blocks 0 in

let rec transform sign =
  reverse_digits 0 0;
  let rec levels half =
    if half < size then begin
      combine half sign;
      levels (2 * half)
    end in
  levels 1 in

(* A square wave of 64 periods. *)
let rec signal i = if i / 512 / 2 * 2 = i / 512 then 1.0 else -1.0 in
let rec fill i =
  if i < size then begin
    re.(i) <- signal i;
    im.(i) <- 0.0;
    fill (i + 1)
  end in

let rec print_rounded x =
  print_int (int_of_float (floor (x +. 0.5)));
  print_newline () in

let rec power k = re.(k) *. re.(k) +. im.(k) *. im.(k) in
let rec print_powers k =
  if k < 512 then begin
    print_rounded (sqrt (power k));
    print_powers (k + 64)
  end in

let rec error i =
  if i = size then 0.0
  else abs_float (re.(i) /. float_of_int size -. signal i) +. error (i + 1) in

make_roots 0;
fill 0;
transform (-1.0);
print_powers 0;
transform 1.0;
print_rounded (error 0)

(* >>> output
0
41722
0
13907
0
8345
0
5961
0
<<< *)
