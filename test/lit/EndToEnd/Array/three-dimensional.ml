(* Arrays of arrays of arrays of floats.
   RUN: %everywhere %s
*)
let rec cube n =
  let a = Array.make n (Array.make 0 (Array.make 0 0.0)) in
  let rec planes i = if i < n then (
    a.(i) <- Array.make n (Array.make 0 0.0);
    let rec rows j = if j < n then (
      a.(i).(j) <- Array.make n 0.0;
      let rec cells k = if k < n then (a.(i).(j).(k) <- float_of_int (i * 100 + j * 10 + k); cells (k + 1)) in
      cells 0; rows (j + 1)) in
    rows 0; planes (i + 1)) in
  planes 0; a in
let c = cube 4 in
c.(1).(2).(3) <- c.(1).(2).(3) *. 2.0;
let rec trace i s = if i = 4 then s else trace (i + 1) (s +. c.(i).(i).(i)) in
print_float (trace 0 0.0); print_newline (); print_float c.(1).(2).(3); print_newline ();
print_float c.(3).(0).(1); print_newline ()

(* >>> output
666.
246.
301.
<<< *)
