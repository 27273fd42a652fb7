(* The end of the input is End_of_file for a handler. The prelude of OCaml ends
   the program there.
   RUN: %everywhere %s --status=2 --no-ocaml
*)
let show f = try f () with End_of_file -> print_endline "End_of_file"
let () =
  show (fun () -> print_int (read_int ()));
  show (fun () -> print_float (read_float ()));
  show (fun () -> print_int (read_int ()));
  show (fun () -> print_float (read_float ()));
  show (fun () -> print_endline (read_line ()));
  print_int (read_int ())

(* >>> input
 12 2.5 
<<< *)

(* >>> output
122.5End_of_file
End_of_file
End_of_file
<<< *)

(* >>> errors
mincaml: read_int: end of input
<<< *)
