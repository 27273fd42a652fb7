(* Insertion sort and bubble sort.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_char 32 in
let rec sort a =
  let n = Array.length a in
  let rec insert v j = if j >= 0 && a.(j) > v then (a.(j + 1) <- a.(j); insert v (j - 1)) else a.(j + 1) <- v in
  let rec go i = if i < n then (insert a.(i) (i - 1); go (i + 1)) in
  go 1 in
let rec show a i = if i < Array.length a then (ps a.(i); show a (i + 1)) else print_newline () in
let a = Array.make 20 0 in
let rec init i s = if i < 20 then (a.(i) <- s - s / 100 * 100; init (i + 1) ((s * 7919 + 104729) - (s * 7919 + 104729) / 65536 * 65536)) in
init 0 42; show a 0; sort a; show a 0; sort a; show a 0
