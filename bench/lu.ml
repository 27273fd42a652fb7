(* The LU decomposition of a matrix of 240 rows and columns with partial
   pivoting, and the solution of a system of linear equations with it. *)

let size = 240 in
let rows = Array.make size (Array.make 0 0.0) in
let permutation = Array.make size 0 in

let rec fill i seed =
  if i < size then begin
    let row = Array.make size 0.0 in
    let rec elements j seed =
      if j < size then begin
        let seed = seed * 1366 + 150889 in
        let seed = seed - seed / 714025 * 714025 in
        row.(j) <- float_of_int seed /. 357012.5 -. 1.0;
        elements (j + 1) seed
      end else seed in
    rows.(i) <- row;
    permutation.(i) <- i;
    fill (i + 1) (elements 0 seed)
  end in

(* The row from i on with the largest element in column k. *)
let rec pivot k i best =
  if i = size then best
  else if abs_float rows.(i).(k) > abs_float rows.(best).(k) then
    pivot k (i + 1) i
  else pivot k (i + 1) best in

let rec exchange i j =
  let row = rows.(i) in
  rows.(i) <- rows.(j);
  rows.(j) <- row;
  let p = permutation.(i) in
  permutation.(i) <- permutation.(j);
  permutation.(j) <- p in

let rec decompose k =
  if k < size then begin
    exchange k (pivot k (k + 1) k);
    let upper = rows.(k) in
    let rec eliminate i =
      if i < size then begin
        let row = rows.(i) in
        let factor = row.(k) /. upper.(k) in
        row.(k) <- factor;
        let rec subtract j =
          if j < size then begin
            row.(j) <- row.(j) -. factor *. upper.(j);
            subtract (j + 1)
          end in
        subtract (k + 1);
        eliminate (i + 1)
      end in
    eliminate (k + 1);
    decompose (k + 1)
  end in

(* Solves the system whose right side is b. *)
let rec solve b =
  let x = Array.make size 0.0 in
  let rec forward i =
    if i < size then begin
      let row = rows.(i) in
      let rec sum j total =
        if j = i then total else sum (j + 1) (total -. row.(j) *. x.(j)) in
      x.(i) <- sum 0 b.(permutation.(i));
      forward (i + 1)
    end in
  let rec backward i =
    if i >= 0 then begin
      let row = rows.(i) in
      let rec sum j total =
        if j = size then total else sum (j + 1) (total -. row.(j) *. x.(j)) in
      x.(i) <- sum (i + 1) x.(i) /. row.(i);
      backward (i - 1)
    end in
  forward 0;
  backward (size - 1);
  x in

fill 0 1;
(* The right side is the sum of the columns, so the solution is all ones. *)
let b = Array.make size 0.0 in
let rec add_columns i =
  if i < size then begin
    let row = rows.(i) in
    let rec sum j = if j = size then 0.0 else row.(j) +. sum (j + 1) in
    b.(i) <- sum 0;
    add_columns (i + 1)
  end in
add_columns 0;
decompose 0;
let x = solve b in
let rec error i =
  if i = size then 0.0 else abs_float (x.(i) -. 1.0) +. error (i + 1) in
print_int (int_of_float (error 0 *. 1000000.0));
print_newline ();
print_int permutation.(0);
print_newline ();
print_float rows.(0).(0);
print_newline ();
print_float (rows.(size - 1).(size - 1) /. 1000.0);
print_newline ()

(* >>> output
0
149
0.987451419768
0.00136364812717
<<< *)
