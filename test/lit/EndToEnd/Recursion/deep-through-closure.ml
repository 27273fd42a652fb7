(* A hundred thousand calls deep through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make k =
  let rec go n = if n = 0 then k else let me = go in me (n - 1) + k - k / 2 in go in
let rec apply f n = f n in
let rec down n = if n = 0 then 0 else 1 + apply down (n - 1) in
pi ((make 3) 100000); pi (down 100000)

(* >>> output
200003
100000
<<< *)
