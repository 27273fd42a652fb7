print_int (-2147483648); print_int 2147483647; print_float (-0.0);
print_float 1e999; print_float 5e-324; print_float 0.30000000000000004;
print_float 1.; print_int (- - 5)
