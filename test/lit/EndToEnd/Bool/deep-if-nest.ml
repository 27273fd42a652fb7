(* Sixty-four leaves under six levels of ifs.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec bit n k = if k = 0 then n - n / 2 * 2 = 1 else bit (n / 2) (k - 1) in
let rec leaf n =
  if bit n 5 then
    if bit n 4 then
      if bit n 3 then (if bit n 2 then 1 else 2) else (if bit n 1 then 3 else if bit n 0 then 4 else 5)
    else if bit n 3 then (if bit n 0 then 6 else 7) else 8
  else if bit n 4 then
    if bit n 2 then (if bit n 1 then (if bit n 0 then 9 else 10) else 11) else 12
  else if bit n 3 then if bit n 2 then if bit n 1 then if bit n 0 then 13 else 14 else 15 else 16
  else 17 in
let rec all n = if n < 64 then (ps (leaf n); all (n + 1)) in
all 0; print_newline ()

(* >>> output
17 17 17 17 17 17 17 17 16 16 16 16 15 15 14 13 12 12 12 12 11 11 10 9 12 12 12 12 11 11 10 9 8 8 8 8 8 8 8 8 7 6 7 6 7 6 7 6 5 4 3 3 5 4 3 3 2 2 2 2 1 1 1 1 
<<< *)
