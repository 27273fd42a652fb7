(* print_char and print_byte write one byte, whatever it is.
   RUN: %everywhere %s
*)
let rec all f i n = if i < n then (f i; all f (i + 1) n) in
let put i = print_char (Char.chr i) in
all put 32 127; print_newline (); all print_byte 0 32; all put 127 256; all print_byte 128 256;
print_char 'H'; print_char '\105'; print_char '\n'; print_byte 33; print_byte 10
