(* The numbers are those of the two functions: with optimization in one call,
   without in two, to the last bit, which the differences show.
   RUN: %mincaml-llc --target=host -O2 --emit=asm %s -o - | FileCheck %s --check-prefix=CODE
   CODE: call{{.*}}sincos
   CODE-NOT: min_caml_{{(sin|cos)}}
   RUN: %mincaml-llc --target=host -O0 --run %s > %t.separate
   RUN: %mincaml-llc --target=host -O2 --run %s | diff %t.separate -
   RUN: FileCheck %s < %t.separate
   CHECK: {{^[0-9]+$}}
   RUN: %if sparc-cross %{ %mincaml-llc -O0 --run %s > %t.sparc %}
   RUN: %if sparc-cross %{ %mincaml-llc -O2 --run %s | diff %t.sparc - %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparcv9 -O2 --run %s | diff %t.sparc - %}
*)
let rec bits x n =
  if n = 0 then 0 else
  let x = abs_float x *. 2147483648.0 in
  let whole = int_of_float x in
  whole * 31 + bits (x -. float_of_int whole) (n - 1) in
let rec check x step n sum =
  if n = 0 then sum else
  check (x +. step) step (n - 1) (sum * 7 + bits (sin x) 3 - bits (cos x) 3) in
print_int (check (-10.0) 0.001 20000 0); print_newline ();
print_int (check (-1.0e6) 12345.678 1000 0); print_newline ();
print_int (check 1.0e-8 1.0e-10 1000 0)
