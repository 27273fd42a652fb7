print_newline (); print_int (read_int () + read_int ())
