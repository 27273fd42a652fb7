(* Constant arithmetic wraps around at 32 bits.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
pi (2147483647 + 1); pi (-2147483648 - 1); pi (2147483647 + 2147483647);
pi (-2147483648 + -2147483648); pi (-2147483648);
let smallest = -2147483648 in pi (-smallest);
pi (65536 * 65536); pi (65535 * 65537); pi (46341 * 46341);
pi (2147483647 * 2147483647); pi (-2147483648 * -2147483648);
pi (-2147483648 * -1); pi (2147483647 * 2); pi (123456789 * 987654321);
pi (2147483647 + 1 - 1); pi (0 - -2147483648)
