(* State machines: functions in a table that choose the next one.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec ps n = print_int n; print_byte 32 in
let rec halt s n = s in
let states = Array.make 4 halt in
let rec zero s n = if n = 0 then s else (states.(1 + (s - s / 3 * 3))) (s + 1) (n - 1) in
let rec one s n = if n = 0 then s else (states.(2)) (s * 3 - s / 1000 * 3000) (n - 1) in
let rec two s n = if n = 0 then s else (states.(if s > 500 then 3 else 0)) (s + 7) (n - 1) in
let rec three s n = if n = 0 then s else (states.(0)) (s - s / 2) (n - 1) in
states.(0) <- zero; states.(1) <- one; states.(2) <- two; states.(3) <- three;
ps (zero 0 0); ps (zero 1 10); ps (zero 5 1001); ps (zero 9 500000); print_newline ()

(* >>> output
0 145 533 735 
<<< *)
