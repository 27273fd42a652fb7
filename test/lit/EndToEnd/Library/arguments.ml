(* Sys.argv without arguments: the same array at each use.
   RUN: %everywhere %s
*)
let () =
  print_int (Array.length Sys.argv);
  print_newline ();
  let first = Sys.argv.(0) in
  Sys.argv.(0) <- "changed";
  print_endline Sys.argv.(0);
  if String.length first = 0 then print_endline "no name"

(* >>> output
1
changed
<<< *)
