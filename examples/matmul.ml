(* Matrix multiplication.

   Multiplies a matrix of floats by its transpose and by itself, and raises a
   matrix of integers to a power, which yields Fibonacci numbers.  Shows arrays
   of arrays and a higher-order function that builds them. *)

(* ---- Floats ---- *)

(* The matrix whose element in row i and column j is element i j. *)
let rec float_matrix rows columns element =
  let m = Array.make rows (Array.make 0 0.0) in
  let rec fill_row row i j =
    if j < columns then begin
      row.(j) <- element i j;
      fill_row row i (j + 1)
    end in
  let rec fill i =
    if i < rows then begin
      let row = Array.make columns 0.0 in
      fill_row row i 0;
      m.(i) <- row;
      fill (i + 1)
    end in
  fill 0;
  m in

let rec transpose m =
  let rec element i j = m.(j).(i) in
  float_matrix (Array.length m.(0)) (Array.length m) element in

let rec multiply a b =
  let inner = Array.length b in
  let rec element i j =
    let row = a.(i) in
    let rec sum k total =
      if k = inner then total
      else sum (k + 1) (total +. row.(k) *. b.(k).(j)) in
    sum 0 0.0 in
  float_matrix (Array.length a) (Array.length b.(0)) element in

let rec trace m i =
  if i = Array.length m then 0.0 else m.(i).(i) +. trace m (i + 1) in

let rec print_row row j =
  if j < Array.length row then begin
    print_float row.(j);
    print_byte 32;
    print_row row (j + 1)
  end else print_newline () in

let rec print_matrix m i =
  if i < Array.length m then begin
    print_row m.(i) 0;
    print_matrix m (i + 1)
  end in

let rec count i j = float_of_int (3 * i + j) in
let rec hilbert i j = 1.0 /. float_of_int (i + j + 1) in

let small = float_matrix 2 3 count in
print_matrix (multiply small (transpose small)) 0;
print_matrix (multiply (transpose small) small) 0;

let large = float_matrix 150 150 hilbert in
print_float (trace (multiply large large) 0);
print_newline ();

(* ---- Integers ---- *)

(* A matrix of two rows and two columns is a tuple, row by row. *)
let rec product m n =
  let (a, b, c, d) = m in
  let (p, q, r, s) = n in
  (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s) in

let rec power m n =
  if n = 0 then (1, 0, 0, 1)
  else
    let half = power m (n / 2) in
    let even = product half half in
    if n = n / 2 * 2 then even else product even m in

let rec fibonacci n =
  let (a, b, c, d) = power (1, 1, 1, 0) n in
  b in

print_int (fibonacci 10);
print_newline ();
print_int (fibonacci 45);
print_newline ()

(* >>> output
5. 14. 
14. 50. 
9. 12. 15. 
12. 17. 22. 
15. 22. 29. 
5.89471025982
55
1134903170
<<< *)
