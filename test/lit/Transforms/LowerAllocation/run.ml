(* Millions of tuples and closures, in many chunks, some of them kept.

   RUN: %mincaml-llc %s -O0 --target=host --run | FileCheck %s
   RUN: %mincaml-llc %s -O2 --target=host --run | FileCheck %s
   RUN: %if sparc-cross %{ %mincaml-llc %s -O0 --target=sparc --run | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -O2 --target=sparc --run | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -O2 --target=sparcv9 --run | FileCheck %s %}
   CHECK: {{^}}3000000 1498500 2.5{{$}}
 *)
let kept = Array.make 1000 (0, 0.5, 0) in
let rec fill i =
  if i < 3000000 then begin
    let slot = i - i / 1000 * 1000 in
    let (count, x, _) = kept.(slot) in
    kept.(slot) <- (count + 1, x, slot);
    fill (i + 1)
  end in
let rec count i =
  if i = 1000 then 0 else let (n, _, _) = kept.(i) in n + count (i + 1) in
let rec slots i =
  if i = 1000 then 0 else let (_, _, s) = kept.(i) in s * 3 + slots (i + 1) in
let rec adder x = let rec add y = x +. y in add in
let rec compose i f = if i = 0 then f 1.0 else compose (i - 1) (adder (f 0.0)) in
fill 0;
print_int (count 0); print_byte 32; print_int (slots 0); print_byte 32;
print_float (compose 1000000 (adder 1.5)); print_newline ()
