print_int 42; print_newline ()
