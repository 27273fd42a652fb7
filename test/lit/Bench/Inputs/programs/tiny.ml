print_int 0
