print_int (1 / 0)
