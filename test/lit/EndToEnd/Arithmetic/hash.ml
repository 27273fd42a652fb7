(* A hash that overflows all the time.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec mix h n = if n = 0 then h else mix (h * 31 + n * 1103515245 + 12345) (n - 1) in
pi (mix 0 1); pi (mix 17 10); pi (mix (-1) 1000); pi (mix 2147483647 12345)

(* >>> output
1103527590
-1772737648
237475483
460342515
<<< *)
