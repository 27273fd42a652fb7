(* The fast Fourier transform.

   Transforms a signal that is the sum of three waves, prints the frequencies
   it finds in it, transforms the spectrum back and checks that the signal is
   the same as before.  Shows float arrays, in-place algorithms and the
   trigonometric externals; the numbers printed are rounded, so that they do
   not depend on the last bits of sin and cos. *)

let size = 1024 in
let pi = 4.0 *. atan 1.0 in

(* ---- The transform ---- *)

let rec swap a i j =
  let x = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- x in

(* Moves every element to the index that, in binary, is its own read
   backwards.  j is i read backwards. *)
let rec reverse_bits re im i j =
  if i < size then begin
    if i < j then begin
      swap re i j;
      swap im i j
    end;
    (* Adds one to j from the left: clears leading ones, sets a zero. *)
    let rec add j bit =
      if bit > 0 && j >= bit then add (j - bit) (bit / 2) else j + bit in
    reverse_bits re im (i + 1) (add j (size / 2))
  end in

(* Combines the transforms of two halves into one of a block of 2 * half
   elements, for all blocks; the angle between neighbours is "angle". *)
let rec combine re im half angle =
  let rec butterfly i j c s =
    let x = re.(j) *. c -. im.(j) *. s in
    let y = re.(j) *. s +. im.(j) *. c in
    re.(j) <- re.(i) -. x;
    im.(j) <- im.(i) -. y;
    re.(i) <- re.(i) +. x;
    im.(i) <- im.(i) +. y in
  let rec blocks i c s =
    if i < size then begin
      butterfly i (i + half) c s;
      blocks (i + 2 * half) c s
    end in
  let rec columns k =
    if k < half then begin
      let phase = float_of_int k *. angle in
      blocks k (cos phase) (sin phase);
      columns (k + 1)
    end in
  columns 0 in

(* direction is -1.0 for the transform and 1.0 for its inverse. *)
let rec transform re im direction =
  reverse_bits re im 0 0;
  let rec levels half =
    if half < size then begin
      combine re im half (direction *. pi /. float_of_int half);
      levels (2 * half)
    end in
  levels 1 in

(* ---- The signal ---- *)

let rec wave frequency i =
  let turns = float_of_int (frequency * i) /. float_of_int size in
  sin (2.0 *. pi *. turns) in

let rec signal i = 3.0 *. wave 5 i +. 1.5 *. wave 60 i -. 0.25 *. wave 311 i in

let re = create_float_array size 0.0 in
let im = create_float_array size 0.0 in

let rec fill i =
  if i < size then begin
    re.(i) <- signal i;
    fill (i + 1)
  end in

(* ---- The results ---- *)

let rec amplitude i =
  2.0 /. float_of_int size *. sqrt (re.(i) *. re.(i) +. im.(i) *. im.(i)) in

(* Rounds to thousandths and prints these. *)
let rec print_rounded x = print_int (int_of_float (1000.0 *. x +. 0.5)) in

let rec print_frequencies i =
  if i < size / 2 then begin
    if amplitude i > 0.001 then begin
      print_int i;
      print_byte 32;
      print_rounded (amplitude i);
      print_newline ()
    end;
    print_frequencies (i + 1)
  end in

let rec largest_error i error =
  if i = size then error
  else
    let difference = fabs (re.(i) /. float_of_int size -. signal i) in
    largest_error (i + 1) (if difference > error then difference else error) in

fill 0;
transform re im (-1.0);
print_frequencies 0;
transform re im 1.0;
print_int (if largest_error 0 0.0 < 1e-10 then 1 else 0);
print_newline ()

(* >>> output
5 3000
60 1500
311 250
1
<<< *)
