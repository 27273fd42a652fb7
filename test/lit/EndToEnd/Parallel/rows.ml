(* Loops over the rows of a matrix. The rows are compared at run time: they may be the same
   array, when each iteration needs the results of the previous ones.
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=1
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=2
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=3
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=7
*)
let size = 23 in
let rec make n =
  let m = Array.make n (Array.make 0 0.0) in
  let rec rows i =
    if i < n then begin
      m.(i) <- Array.make n 0.0;
      rows (i + 1)
    end in
  rows 0;
  m in
let rec fill m =
  let rec rows i =
    if i < size then begin
      let rec columns j =
        if j < size then begin
          m.(i).(j) <- float_of_int (i + 2 * j) /. 70.0;
          columns (j + 1)
        end in
      columns 0;
      rows (i + 1)
    end in
  rows 0 in
let rec multiply a b c =
  let rec rows i =
    if i < size then begin
      let rec columns j =
        if j < size then begin
          let rec sum k total =
            if k = size then total
            else sum (k + 1) (total +. a.(i).(k) *. b.(k).(j)) in
          c.(i).(j) <- 0.1 *. sum 0 0.0;
          columns (j + 1)
        end in
      columns 0;
      rows (i + 1)
    end in
  rows 0 in
(* Each row is added to the next one. *)
let rec accumulate m =
  let rec rows i =
    if i < size then begin
      let rec columns j =
        if j < size then begin
          m.(i).(j) <- m.(i).(j) +. m.(i - 1).(j) *. 0.5;
          columns (j + 1)
        end in
      columns 0;
      rows (i + 1)
    end in
  rows 1 in
(* The rows that follow a row do not depend on each other. *)
let rec eliminate m p =
  let rec rows i =
    if i < size then begin
      let factor = m.(i).(p) *. 0.125 in
      let rec columns j =
        if j < size then begin
          m.(i).(j) <- m.(i).(j) -. factor *. m.(p).(j);
          columns (j + 1)
        end in
      columns 0;
      rows (i + 1)
    end in
  rows (p + 1) in
let rec halve m =
  let rec rows i =
    if i < size then begin
      let rec columns j =
        if j < size then begin
          m.(i).(j) <- m.(i).(j) *. 0.5 +. 1.0;
          columns (j + 1)
        end in
      columns 0;
      rows (i + 1)
    end in
  rows 0 in
let rec report m =
  let rec rows i total =
    if i = size then total
    else
      let rec columns j total =
        if j = size then total
        else columns (j + 1) (total *. 0.75 +. m.(i).(j)) in
      rows (i + 1) (columns 0 total) in
  print_float (rows 0 0.0);
  print_newline () in
let a = make size in
let b = make size in
let c = make size in
fill a;
fill b;
multiply a b c;
report c;
accumulate c;
report c;
eliminate c 3;
report c;
(* The result is one of the operands. *)
multiply a b a;
report a;
multiply a b b;
report b;
(* Several rows are the same array. *)
let shared = Array.make size (Array.make size 1.0) in
halve shared;
report shared;
multiply a b shared;
report shared;
c.(7) <- a.(20);
multiply a b c;
report c;
report a;
halve c;
report c;
report a;
(* A row that all iterations change, in an order that matters, for long enough that several
   threads would do it. *)
let long = Array.make 2000 1.0 in
let many = Array.make 300 long in
let rec mix m =
  let rec rows i =
    if i < 300 then begin
      let rec columns j =
        if j < 2000 then begin
          m.(i).(j) <- m.(i).(j) *. 0.5 +. float_of_int i;
          columns (j + 1)
        end in
      columns 0;
      rows (i + 1)
    end in
  rows 0 in
mix many;
let others = Array.make 300 long in
let rec set i =
  if i < 300 then begin
    others.(i) <- Array.make 2000 2.0;
    set (i + 1)
  end in
set 0;
mix others;
print_float (others.(299).(1999));
print_newline ();
let rec total j sum =
  if j < 2000 then total (j + 1) (sum +. long.(j)) else sum in
print_float (total 0 0.0);
print_newline ()

(* >>> output
4.21819196567
8.25215204849
7.81958005437
4.82299678669
10.0074898426
7.99999952316
10.9419878962
10.9417384484
4.82300272246
9.4708692242
4.82300274798
300.
1192000.
<<< *)
