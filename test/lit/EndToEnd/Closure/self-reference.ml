(* Closures that call themselves, directly and as a value.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make k =
  let rec down n = if n = 0 then k else down (n - 1) + k in
  let rec pass n = let me = pass in if n = 0 then k else me (n - 1) in
  let rec give n = if n = 0 then pass else give (n - 1) in
  let p = give 3 in
  down 3 + pass 5 + p 2 in
pi (make 1); pi (make 10);
let rec loop k = let rec f n = if n = 0 then 0 else let g = f in k + g (n - 1) in f 4 in pi (loop 6)

(* >>> output
6
60
24
<<< *)
