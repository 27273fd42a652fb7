(* The outer index of a.(i).(j) is wrong.
   RUN: %everywhere %s --status=2
*)
let m = Array.make 2 (Array.make 3 0) in
print_int m.(1).(2); print_newline ();
print_int m.(2).(0)
