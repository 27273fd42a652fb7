(* Division truncates towards zero, whatever the signs.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec div a b = a / b in
pi (7 / 2); pi (-7 / 2); pi (7 / -2); pi (-7 / -2);
pi (div 7 2); pi (div (-7) 2); pi (div 7 (-2)); pi (div (-7) (-2));
pi (div 0 5); pi (div 0 (-5)); pi (div 1 2147483647); pi (div (-1) 2147483647);
pi (div 2147483647 2147483647); pi (div (-2147483648) 2147483647);
pi (div 2147483647 (-2147483648)); pi (div (-2147483648) (-2147483648))

(* >>> output
3
-3
-3
3
3
-3
-3
3
0
0
0
0
1
-1
0
1
<<< *)
