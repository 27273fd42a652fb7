(* Quicksort without checks.
   RUN: %everywhere %s --flag=--unsafe --also=exe-O2
*)
let rec ps n = print_int n; print_byte 32 in
let n = 200 in
let a = Array.make n 0 in
let rec init i s = if i < n then (a.(i) <- s / 65536; init (i + 1) (s * 1103515245 + 12345)) in
init 0 2024;
let rec swap i j = let t = a.(i) in a.(i) <- a.(j); a.(j) <- t in
let rec sort l r = if l < r then (
  let p = a.(r) in
  let rec part i j = if j = r then i else if a.(j) < p then (swap i j; part (i + 1) (j + 1)) else part i (j + 1) in
  let m = part l l in swap m r; sort l (m - 1); sort (m + 1) r) in
sort 0 (n - 1);
let rec ordered i = i >= n - 1 || a.(i) <= a.(i + 1) && ordered (i + 1) in
(if ordered 0 then ps 1 else ps 0); ps a.(0); ps a.(100); ps a.(199); print_newline ()

(* >>> output
1 -32641 181 32525 
<<< *)
