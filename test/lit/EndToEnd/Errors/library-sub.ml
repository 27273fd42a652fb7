(* A part of an array that is not in it: the position is that of the first use of
   the function.
   RUN: %everywhere %s --status=2
*)
let a = Array.init 3 (fun i -> i)
let () =
  print_int (Array.sub a 1 2).(1);
  print_int (Array.sub a 2 2).(0)

(* >>> output
2<<< *)

(* >>> errors
mincaml: library-sub.ml:7:14: index -1 out of bounds for an array of length 3
<<< *)
