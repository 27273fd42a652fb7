(* The product of two matrices of 200 by 200 floats.  A matrix is an array of
   rows, made by a loop, and every product makes a new one. *)

let size = 200 in

let rec make_matrix rows columns =
  let m = Array.make rows (Array.make 0 0.0) in
  let rec fill i =
    if i < rows then begin
      m.(i) <- Array.make columns 0.0;
      fill (i + 1)
    end in
  fill 0;
  m in

let rec multiply a b =
  let c = make_matrix size size in
  let rec rows i =
    if i < size then begin
      let rec columns j =
        if j < size then begin
          let rec sum k total =
            if k = size then total
            else sum (k + 1) (total +. a.(i).(k) *. b.(k).(j)) in
          c.(i).(j) <- sum 0 0.0;
          columns (j + 1)
        end in
      columns 0;
      rows (i + 1)
    end in
  rows 0;
  c in

let a = make_matrix size size in
let b = make_matrix size size in
let rec fill_row i j =
  if j < size then begin
    a.(i).(j) <- float_of_int (i + 2 * j) /. 600.0;
    b.(i).(j) <- float_of_int (i - j) /. 200.0;
    fill_row i (j + 1)
  end in
let rec fill i =
  if i < size then begin
    fill_row i 0;
    fill (i + 1)
  end in
fill 0;

let c = multiply (multiply a b) a in

let rec trace i =
  if i = size then 0.0 else c.(i).(i) +. trace (i + 1) in
print_float (trace 0);
print_newline ();
print_float c.(0).(size - 1);
print_newline ();
print_float c.(size - 1).(0);
print_newline ()

(* >>> output
110552.791667
1474.03722222
-368.509305556
<<< *)
