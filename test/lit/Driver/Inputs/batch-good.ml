print_int (6 * 7)
