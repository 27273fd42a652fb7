(* Arrays of arrays: rows shared until replaced.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let row = Array.make 3 1 in
let m = Array.make 4 row in
m.(0).(1) <- 5; pi m.(3).(1); pi row.(1);
m.(2) <- Array.make 2 9; pi m.(2).(0); pi (Array.length m.(2)); pi (Array.length m.(1));
let rec fill i = if i < 4 then (m.(i) <- Array.make (i + 1) i; fill (i + 1)) in fill 0;
let rec sum i j s = if i = 4 then s else if j = Array.length m.(i) then sum (i + 1) 0 s else sum i (j + 1) (s + m.(i).(j)) in
pi (sum 0 0 0); pi row.(0)

(* >>> output
5
5
9
2
3
20
1
<<< *)
