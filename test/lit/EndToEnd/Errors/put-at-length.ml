(* Writing after the last element, in a function; the message comes after the
   output.
   RUN: %everywhere %s --status=2
*)
let rec fill a i = (print_int i; print_newline (); a.(i) <- i; fill a (i + 1)) in
fill (Array.make 5 0) 0

(* >>> output
0
1
2
3
4
5
<<< *)

(* >>> errors
mincaml: put-at-length.ml:5:52: index 5 out of bounds for an array of length 5
<<< *)
