print_int 12; print_newline (); prerr_int 3; prerr_newline (); print_int (1 / 0)
