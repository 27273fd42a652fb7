(* -fverbose-asm adds a comment to each instruction: the expression that it comes from,
   the call that was inlined, and the same for the instruction in its delay slot.

   RUN: %mincaml-llc -O1 --inline=0 -S -fverbose-asm %s -o %t.s
   RUN: FileCheck %s < %t.s
   RUN: %mincaml-llc --target=host -O1 --inline=0 -S -fverbose-asm %s -o - | FileCheck --check-prefix=HOST %s

   CHECK-LABEL: ml.area:
   CHECK: call ml.border {{.*}}! [[#LINE:]]:[[#]] border width
   CHECK-NEXT: {{^ +}}! in the slot: [[#LINE]]:[[#]] width * height{{$}}
   CHECK: smul
   CHECK: ret {{.*}}! [[#LINE]]:[[#]] width * height + border width
   CHECK-LABEL: min_caml_start:
   HOST: imull {{.*}}# [[#]]:[[#]] width * height

   The code is the same as without comments.

   RUN: %mincaml-llc -O2 -S %source-dir/examples/knapsack.ml -o %t.plain.s
   RUN: %mincaml-llc -O2 -S -fverbose-asm %source-dir/examples/knapsack.ml -o %t.commented.s
   RUN: %python -c "import re,sys; strip = lambda p: [l for l in (re.sub(r'\s*!.*', '', x).rstrip() for x in open(p)) if l]; sys.exit(strip(sys.argv[1]) != strip(sys.argv[2]))" %t.plain.s %t.commented.s
   RUN: %mincaml-llc -O2 -S -fverbose-asm %s -o - | FileCheck --check-prefix=INLINED %s
   INLINED: ! {{[0-9]+:[0-9]+ .*}}, inlined at {{[0-9]+:[0-9]+$}}

   With -g locations are those for a debugger, which several expressions share.

   RUN: %mincaml-llc -O1 --inline=0 -S -g -fverbose-asm %s -o - | FileCheck --check-prefix=DEBUG %s
   DEBUG: ! {{[0-9]+:[0-9]+$}}

   There is nothing to say without locations.

   RUN: %mincaml-llc -O0 -S -g0 -fverbose-asm %s -o - | FileCheck --check-prefix=NONE %s
   NONE-NOT: ! {{[0-9]+:[0-9]}}
   NONE: min_caml_start:
   NONE-NOT: ! {{[0-9]+:[0-9]}}
 *)
let rec border n = if n > 100 then n else border (n + n) in
let rec area width height = width * height + border width in
print_int (area 2 3)
