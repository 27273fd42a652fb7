(* Arrays of different lengths.
   RUN: %everywhere %s --status=2
*)
let () =
  Array.iter2 (fun x y -> print_int (x + y)) [|1; 2|] [|3|];
  print_int 4

(* >>> output
<<< *)

(* >>> errors
Fatal error: exception Invalid_argument("Array.iter2: arrays must have the same length")
<<< *)
