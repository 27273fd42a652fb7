(* A function that makes objects and one that reads them, inlined into each
   other: if their loads were marked before, LLVM would read fields of new
   objects too early. The sums are right at every level.

   RUN: %mincaml-llc %s -O0 --target=host --run | FileCheck %s
   RUN: %mincaml-llc %s -O2 --target=host --run | FileCheck %s
   RUN: %mincaml-llc %s -O3 --target=host --run | FileCheck %s
   RUN: %if sparc-cross %{ %mincaml-llc %s -O0 --target=sparc --run | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -O1 --target=sparc --run | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -O2 --target=sparc --run | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -O3 --target=sparc --run | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc %s -O2 --target=sparcv9 --run | FileCheck %s %}
   CHECK: {{^}}1001000 333833500 500500{{$}}
 *)
let rec make i = (i, i * i) in
let rec sum t = let (a, b) = t in a + b in
let rec adder x = let rec add y = x + y in add in
let rec pairs i last =
  if i = 0 then last
  else let (a, b) = last in let next = make i in
    pairs (i - 1) (a + sum next - i * i, b + sum next - i) in
let rec closures i f = if i = 0 then f 0 else closures (i - 1) (adder (f i)) in
let table = Array.make 10 (make 3) in
let rec through_array i total =
  if i = 0 then total
  else begin
    table.(i - i / 10 * 10) <- make i;
    through_array (i - 1) (total + sum table.(i - i / 10 * 10) - i * i)
  end in
let (a, b) = pairs 1000 (0, 0) in
print_int (a * 2); print_byte 32; print_int b; print_byte 32;
print_int (closures 1000 (adder 0) + through_array 0 0); print_newline ()
