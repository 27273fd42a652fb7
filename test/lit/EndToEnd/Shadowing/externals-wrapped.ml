(* A function with the name of an external that calls that external: the inner
   call is recursive, so the original needs another name first.
   RUN: %everywhere %s
*)
let print = print_int in
let rec print_int x = print_byte 91; print x; print_byte 93 in
print_int 5;
let newline = print_newline in
let rec print_newline () = print_byte 33; newline () in
print_newline ();
let root = sqrt in
let rec sqrt x = root x +. 1.0 in
print_float (sqrt 4.0); print_newline ()

(* >>> output
[5]!
3.!
<<< *)
