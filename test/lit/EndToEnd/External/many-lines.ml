(* More output than any buffer holds, by its checksum.
   RUN: %mincaml-llc %s --interpret | cksum | FileCheck %s
   RUN: %mincaml-llc %s -O0 --target=host --run | cksum | FileCheck %s
   RUN: %mincaml-llc %s -O2 --target=host --run | cksum | FileCheck %s
   RUN: %if sparc-cross %{ %mincaml-llc %s -O0 --target=sparc --run | cksum | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -O2 --target=sparcv9 --run | cksum | FileCheck %s %}
   CHECK: 251414964 249450
*)
let rec go i = if i < 20000 then (print_int i; print_byte 32; print_float (float_of_int i *. 0.25); print_newline (); go (i + 1)) in
go 0
