(* Errors at run time are located in the text of the program.
   RUN: %everywhere %s --status=2 --stderr-regex=failures.ml:8:25:.*index.5
*)
let show n = print_int n; print_newline ()
let first (a, (i, _)) =
  let x = a.(0) in
  show x;
  let get j k = show j; a.(i + j) + k in
  get 1 2 + get 4 0
let () = show (first (Array.make 3 9, (1, ())))
