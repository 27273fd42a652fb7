(* Matrix multiplication with nested loops.
   RUN: %everywhere %s
*)
let rec matrix n m = let a = Array.make n (Array.make 0 0.0) in
  let rec rows i = if i < n then (a.(i) <- Array.make m 0.0; rows (i + 1)) in rows 0; a in
let rec mul l m n a b c =
  let rec loop_i i = if i < l then (
    let rec loop_j j = if j < n then (
      let rec loop_k k s = if k = m then s else loop_k (k + 1) (s +. a.(i).(k) *. b.(k).(j)) in
      c.(i).(j) <- loop_k 0 0.0; loop_j (j + 1)) in
    loop_j 0; loop_i (i + 1)) in
  loop_i 0 in
let a = matrix 2 3 in
let b = matrix 3 2 in
let c = matrix 2 2 in
a.(0).(0) <- 1.0; a.(0).(1) <- 2.0; a.(0).(2) <- 3.0; a.(1).(0) <- 4.0; a.(1).(1) <- 5.0; a.(1).(2) <- 6.0;
b.(0).(0) <- 7.0; b.(0).(1) <- 8.0; b.(1).(0) <- 9.0; b.(1).(1) <- 10.0; b.(2).(0) <- 11.0; b.(2).(1) <- 12.0;
mul 2 3 2 a b c;
print_float c.(0).(0); print_newline (); print_float c.(0).(1); print_newline ();
print_float c.(1).(0); print_newline (); print_float c.(1).(1); print_newline ()

(* >>> output
58.
64.
139.
154.
<<< *)
