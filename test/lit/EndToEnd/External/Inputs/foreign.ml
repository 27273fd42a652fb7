(* counter, dot, scale and table are defined in foreign.c. *)
let v = Array.make 3 1.5 in
v.(1) <- 4.0;
let n = counter () in
let m = counter () in
print_int (n * 10 + m); print_newline ();
let w = scale v 2.0 in
w.(2) <- w.(2) +. 0.5;
print_float (dot v w); print_newline ();
table.(0) <- table.(0) + 1;
print_int (table.(0) + table.(3)); print_newline ();
print_int (Array.length table); print_newline ();
print_int (counter ()); print_newline ();
if is_even 4 && not (is_even 5) then print_int 1 else print_int 0;
print_newline ()
