(* Insertion sort and bubble sort.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec sort a =
  let n = Array.length a in
  let rec insert v j = if j >= 0 && a.(j) > v then (a.(j + 1) <- a.(j); insert v (j - 1)) else a.(j + 1) <- v in
  let rec go i = if i < n then (insert a.(i) (i - 1); go (i + 1)) in
  go 1 in
let rec show a i = if i < Array.length a then (ps a.(i); show a (i + 1)) else print_newline () in
let a = Array.make 20 0 in
let rec init i s = if i < 20 then (a.(i) <- s - s / 100 * 100; init (i + 1) ((s * 7919 + 104729) - (s * 7919 + 104729) / 65536 * 65536)) in
init 0 42; show a 0; sort a; show a 0; sort a; show a 0

(* >>> output
42 11 22 63 94 11 10 75 22 3 10 43 26 15 86 3 42 19 74 83 
3 3 10 10 11 11 15 19 22 22 26 42 42 43 63 74 75 83 86 94 
3 3 10 10 11 11 15 19 22 22 26 42 42 43 63 74 75 83 86 94 
<<< *)
