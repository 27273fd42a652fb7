(* The location of a parameter is its register at entry, and later the one where it is
   kept; a parameter in an %i register is there only after the `save`.
   RUN: %mincaml-llc -g -O1 --inline=0 -fno-flat-frames -c %s -o %t.o
   RUN: llvm-dwarfdump --debug-info %t.o | FileCheck %s
   CHECK: DW_AT_name ("mean")
   CHECK: DW_TAG_formal_parameter
   CHECK-NEXT: DW_AT_location
   CHECK-NEXT: [0x00000000, 0x{{.*}}): DW_OP_regx D0
   CHECK: DW_AT_name ("x")
   CHECK: DW_TAG_formal_parameter
   CHECK-NEXT: DW_AT_location
   CHECK-NEXT: [0x00000004, 0x{{.*}}): DW_OP_reg24 I0
   CHECK: DW_AT_name ("n")
   CHECK: DW_TAG_formal_parameter
   CHECK-NEXT: DW_AT_location
   CHECK-NEXT: [0x00000000, 0x[[Y:[0-9a-f]*]]): DW_OP_regx D1
   CHECK-NEXT: [0x[[Y]], 0x{{.*}}): DW_OP_breg30 I6
   CHECK: DW_AT_name ("y")
*)
let rec mean x n y =
  let s = x +. y in
  print_float s;
  if n = 0 then s *. 0.5 else mean y (n - 1) s *. 0.25 in
print_float (mean (read_float ()) (read_int ()) (read_float ()))
