(* The library's own arithmetic wraps around: a hash multiplies and shifts.
   RUN: %everywhere %s --flag=-fcheck-overflow --no-ocaml
*)
let () =
  let table = Hashtbl.create 10 in
  for i = 0 to 999 do Hashtbl.replace table (string_of_int i, i) i done;
  print_int (Hashtbl.length table); print_newline ();
  print_int (Hashtbl.hash "overflow"); print_newline ();
  print_int (abs min_int); print_newline ();
  let r = ref max_int in incr r; print_int !r; print_newline ()

(* >>> output
1000
664102229
-2147483648
-2147483648
<<< *)
