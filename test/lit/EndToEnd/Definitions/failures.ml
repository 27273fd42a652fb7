(* Errors at run time are located in the text of the program.
   RUN: %everywhere %s --status=2
*)
let show n = print_int n; print_newline ()
let first (a, (i, _)) =
  let x = a.(0) in
  show x;
  let get j k = show j; a.(i + j) + k in
  let y = get 1 2 in
  y + get 4 0
let () = show (first (Array.make 3 9, (1, ())))

(* >>> output
9
1
4
<<< *)

(* >>> errors
mincaml: failures.ml:8:25: index 5 out of bounds for an array of length 3
<<< *)
