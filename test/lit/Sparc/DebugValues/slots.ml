(* Variables whose values are computed or overwritten in delay slots, and those of
   parameters around `save`.

   RUN: %mincaml-llc %s -O1 -inline=0 -g --emit=mir -stop-before=livedebugvalues -o - | FileCheck --implicit-check-not=debug-instr-number %s
   RUN: %mincaml-llc %s -O1 -inline=0 -g -verify-machineinstrs -c -o %t.o
   RUN: llvm-objdump -d %t.o | FileCheck --check-prefix=CODE %s
   RUN: llvm-dwarfdump --show-children --name=below %t.o | FileCheck --check-prefix=DWARF %s

   In %i0 is the parameter after the `save`. The argument in %o0 is there after the
   delay slot.

   CHECK-LABEL: name: ml.show
   CHECK: DBG_VALUE $noreg, $noreg, [[N:![0-9]+]],
   CHECK-NEXT: SAVEri {{.*}}implicit-def $i0, implicit-def $i1
   CHECK: DBG_VALUE $i0, $noreg, [[N]],
   CHECK: DBG_VALUE $noreg, $noreg, [[N]],
   CHECK-NEXT: CALL @min_caml_print_int, {{.*}}implicit-def $o0
   CHECK-NEXT: $o0 = ORrr $g0, $i0

   What the slot of a return computes is never seen; a `nop` that LiveDebugValues sees
   instead of the terminator is gone in the end. A function without a window has its
   parameters in %o registers.

   CHECK-LABEL: name: ml.below
   CHECK: DBG_VALUE $o0, $noreg, [[N:![0-9]+]],
   CHECK: DBG_VALUE $noreg, $noreg, [[R:![0-9]+]],
   CHECK-NEXT: NOP implicit-def $o0
   CHECK-NEXT: RETL
   CHECK-NEXT: $o0 = ADDri

   CODE: <ml.below>:
   CODE-NEXT: retl
   CODE-NEXT: add %o0, -0x1, %o0

   DWARF: DW_AT_name ("below")
   DWARF: DW_TAG_formal_parameter
   DWARF-NEXT: DW_AT_location (DW_OP_reg8 O0)
   DWARF-NEXT: DW_AT_name ("m")
   DWARF: DW_TAG_variable
   DWARF-NEXT: DW_AT_name ("r")
 *)
let rec show n = print_int n; 1
let below m =
  let r = m - 1 in
  r
let () = print_int (show (read_int ()) + below (read_int ()))
