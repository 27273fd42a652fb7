(* && and || evaluate their left side first and the right one if needed.
   RUN: %everywhere %s
*)
let rec b n r = print_int n; r in
let rec nb x = print_newline () in
nb (b 1 true && b 2 true && b 3 false && b 4 true); nb (b 1 false || b 2 false || b 3 true || b 4 true);
nb ((b 1 true = b 2 false) || b 3 true); nb (b 1 true = (b 2 false || b 3 true)); nb (b 1 false && b 2 true || b 3 true && b 4 false)

(* >>> output
123
123
213
231
134
<<< *)
