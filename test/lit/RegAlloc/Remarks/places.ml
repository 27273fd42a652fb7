(* Each spill and reload has a remark with the location in the program that it
   is for, and each function one that sums up.

   RUN: %mincaml-llc %s -O1 --inline=0 --target=host -regalloc=mincaml -pass-remarks-missed=regalloc -pass-remarks-analysis=regalloc --emit=asm -o /dev/null 2>&1 | FileCheck %s
*)
let rec f a b c d e g h =
  let x = read_int () in
  let y = read_int () in
  a + b + c + d + e + g + h + x + y + a * b * c * d * e * g * h in
print_int (f 1 2 3 4 5 6 7)
(*
   CHECK: places.ml:7:{{[0-9]+}}: remark: {{[A-Z0-9]+}} is spilled (reason: {{[a-z]+}}) [regalloc]
   CHECK-NEXT: let x = read_int () in
   CHECK: places.ml:9:{{[0-9]+}}: remark: {{[A-Z0-9]+}} is reloaded (reason: {{[a-z]+}})
   CHECK: ml.f: remark: mincaml: {{[1-9][0-9]*}} spills ({{.*}}), {{[1-9][0-9]*}} reloads
*)
