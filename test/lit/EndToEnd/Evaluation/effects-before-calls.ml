(* Stores are seen by the functions called after them, loads by those before.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 2 1 in
let rec bump n = a.(0) <- a.(0) * n; a.(0) in
let x = a.(0) in
let y = bump 5 in
let z = a.(0) in
a.(0) <- 100;
let w = bump 2 in
pi x; pi y; pi z; pi w; pi a.(0); a.(1) <- a.(0); let v = bump 3 in pi (v - a.(1))

(* >>> output
1
5
5
200
200
400
<<< *)
