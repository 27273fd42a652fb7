(* Floating-point arguments are in floating-point registers from -O1 on, on V8
   and V8+; a double that is returned is there anyway.
   RUN: %mincaml-llc -O1 -S -g0 --inline=0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -mcpu=v9 -S -g0 --inline=0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O0 -S -g0 %s -o - | FileCheck %s --check-prefix=ABI
   RUN: %mincaml-llc -O1 -fno-float-register-arguments -S -g0 --inline=0 %s -o - | FileCheck %s --check-prefix=ABI
   RUN: %mincaml-llc -O1 -relocation-model=pic -S -g0 --inline=0 %s -o - | FileCheck %s --check-prefix=ABI
   RUN: %mincaml-llc -O1 -mattr=+soft-float --sparc-check=off -S -g0 --inline=0 %s -o - | FileCheck %s --check-prefix=SOFT
   CHECK-LABEL: ml.mean:
   CHECK-NOT: ml.mean.end
   CHECK: faddd %f0, %f2, %f0
   CHECK-NOT: st
   CHECK: retl
   CHECK-NOT: sparc.argument
   ABI-LABEL: ml.mean:
   ABI: std %i
   ABI: ldd [%fp{{.*}}], %f
   SOFT-LABEL: ml.mean:
   SOFT: call __adddf3

   Stock llc does the same with an option.
   RUN: %mincaml-llc -O1 --emit=llvm -g0 --inline=0 %s -o %t.ll
   RUN: %llc -mincaml-float-arguments -mincaml-check-sparc -verify-machineinstrs %t.ll -o - | FileCheck %s
   RUN: %llc -mincaml-check-sparc -verify-machineinstrs %t.ll -o - | FileCheck %s --check-prefix=ABI
   RUN: %llc -mincaml-float-arguments -relocation-model=pic %t.ll -o - | FileCheck %s --check-prefix=ABI

   Where the machine pass does not run, the program cannot be linked.
   RUN: %opt -passes=sparc-float-arguments %t.ll -o %t.bc
   RUN: %llc %t.bc -o - | FileCheck %s --check-prefix=VARIABLES
   VARIABLES: %hi(sparc.argument.D0)
*)
let rec mean x y = (x +. y) *. 0.5 in
let rec show x y n =
  if n = 0 then () else (print_float (mean x y); print_newline (); show y (mean x y) (n - 1)) in
show (read_float ()) (read_float ()) (read_int ())
