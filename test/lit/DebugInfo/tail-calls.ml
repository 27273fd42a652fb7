(* Tail calls run in constant stack with places for variables, too.

   RUN: %mincaml-llc %s -g --target=host --run | FileCheck %s
   RUN: %if sparc-cross %{ %mincaml-llc %s -g --target=sparc --run | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -g --target=sparcv9 --run | FileCheck %s %}
   CHECK: {{^}}5000000 2500000.{{$}}
 *)
let rec even n a b c d e f x =
  let next = a + 1 in
  let rec odd m y = if m = 0 then next else even (m - 1) next b c d e f y in
  if n = 0 then begin
    print_int (a * 2); print_byte 32; print_float x; print_newline (); 0
  end else odd (n - 1) (x +. 0.5) in
let last = even 5000000 0 1 2 3 4 5 1250000.0 in
if last <> 0 then print_int last
