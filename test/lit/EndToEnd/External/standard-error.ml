(* prerr_int, prerr_float, prerr_byte and prerr_newline.
   RUN: %everywhere %s
*)
prerr_int 42; prerr_byte 32; prerr_float 2.5; prerr_newline ();
print_int 1; prerr_int (-2147483648); prerr_newline (); print_int 2; prerr_float (-0.0); prerr_byte 33; prerr_newline ();
let p = prerr_int in p 7; prerr_newline ()

(* >>> output
12<<< *)

(* >>> errors
42 2.5
-2147483648
-0.!
7
<<< *)
