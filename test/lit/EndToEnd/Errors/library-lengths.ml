(* Arrays of different lengths.
   RUN: %everywhere %s --status=2
*)
let () =
  Array.iter2 (fun x y -> print_int (x + y)) [|1; 2|] [|3|];
  print_int 4

(* >>> output
<<< *)

(* >>> errors
mincaml: library-lengths.ml:5:3: index -1 out of bounds for an array of length 2
<<< *)
