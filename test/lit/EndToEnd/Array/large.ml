(* A large array, more than one chunk of the heap.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let n = 1000000 in
let a = Array.make n 3 in
let rec sum i s = if i = n then s else sum (i + 1) (s + a.(i)) in
pi (sum 0 0); a.(999999) <- 10; a.(0) <- 20; pi (sum 0 0);
let f = Array.make 300000 0.5 in
let rec fsum i s = if i = 300000 then s else fsum (i + 1) (s +. f.(i)) in
print_float (fsum 0 0.0); print_newline ();
let b = Array.make 200000 true in if b.(199999) then pi 1 else pi 0

(* >>> output
3000000
3000024
150000.
1
<<< *)
