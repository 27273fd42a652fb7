print_int 13; print_newline ()

(* >>> output
12
<<< *)
