(* if as a value of every type.
   RUN: %everywhere %s
*)
let rec f b n =
  let i = if b then n else -n in
  let x = if b then 1.5 else 2.5 in
  let t = if b then (n, x) else (i, x +. 1.0) in
  let a = if b then Array.make 2 n else Array.make 3 i in
  let rec p m = print_int (m + n) in
  let rec q m = print_int (m * n) in
  let g = if b then p else q in
  let (j, y) = t in
  print_int i; print_byte 32; print_float x; print_byte 32; print_int j; print_byte 32;
  print_float y; print_byte 32; print_int (Array.length a); print_byte 32; g 100; print_newline () in
f true 7; f false 7

(* >>> output
7 1.5 7 1.5 2 107
-7 2.5 -7 3.5 3 700
<<< *)
