print_int 1.5
