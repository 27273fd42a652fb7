(* A variable in a double-precision register: on 64-bit SPARC debuggers know the
   register by the number of its first half.

   RUN: %mincaml-llc %s -O1 -inline=0 -g --target=sparcv9 -c -o %t.o
   RUN: llvm-dwarfdump --show-children --name=half %t.o | FileCheck --check-prefix=V9 --implicit-check-not='DW_OP_regx D' %s
   RUN: %mincaml-llc %s -O1 -inline=0 -g --target=sparc -c -o %t.o
   RUN: llvm-dwarfdump --show-children --name=half %t.o | FileCheck --check-prefix=V8 %s

   V9: DW_AT_name ("half")
   V9: DW_OP_regx F0
   V9: DW_AT_name ("x")
   V8: DW_AT_name ("half")
   V8: DW_OP_regx D1
   V8: DW_AT_name ("x")
 *)
let rec half x =
  let y = x /. 2.0 in
  if y > 1.0 then half y else y +. x
let () = print_float (half (read_float ()))
