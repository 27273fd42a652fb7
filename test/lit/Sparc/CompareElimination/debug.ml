(* Instructions that describe the frame to debuggers are between the first compare and
   its branch. The second compare, of the bounds check, is removed and proved anyway.
   RUN: %mincaml-llc -O1 -g -S %s -o - | FileCheck %s
   CHECK-LABEL: ml.trace:
   CHECK: cmp
   CHECK: {{b(e|ne)}}
   CHECK-NOT: cmp
   CHECK: {{b(gu|cc|cs|leu)}}
*)
let rec trace m i =
  if i = Array.length m then 0.0 else trace m (i + 1) +. m.(i).(i) in
print_float (trace [| [| 1.0; 2.0 |]; [| 3.0; 4.0 |] |] (read_int ()))
