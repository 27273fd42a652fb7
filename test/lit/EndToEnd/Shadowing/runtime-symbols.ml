(* Names that look like symbols of the runtime.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec min_caml_start x = x + 1 in
let rec min_caml_print_int x = pi x in
let min_caml_heap = 3 in
let rec mincaml_rt_fatal x = x * 2 in
let rec _start x = x - 1 in
let rec min_caml_allocate x = Array.make x x in
min_caml_print_int (min_caml_start min_caml_heap); pi (mincaml_rt_fatal 4); pi (_start 4);
pi (Array.length (min_caml_allocate 3))

(* >>> output
4
8
3
3
<<< *)
