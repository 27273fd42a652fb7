print_int (1+2-3+4-5*6/7+8); print_int 1; print_int 2; print_int 3;
if true then () else if false then () else if true then ();
let a = 1 in let b = a in let c = b in print_int c
