(* Where LLVM has no tailcc, every function has one parameter, the closure, so
   that caller and callee of a musttail call agree; arguments go through the
   argument area.
   RUN: %mincaml-llc --target=riscv64-linux-gnu %s -g0 --emit=llvm -o - | FileCheck %s
   RUN: %mincaml-llc --target=riscv64-linux-gnu -O0 %s -g0 -S -o - | FileCheck %s --check-prefix=ASM
   RUN: %mincaml-llc --target=arm-linux-gnueabihf %s -g0 -S -o %t.s
   RUN: %mincaml-llc --target=loongarch64-linux-gnu %s -g0 -S -o %t.s
   RUN: %mincaml-llc --target=s390x-linux-gnu %s -g0 -S -o %t.s

   LLVM promises no tail calls on these.
   RUN: %mincaml-llc --target=powerpc64le-linux-gnu %s -g0 --emit=llvm -o - | FileCheck %s --check-prefix=TAIL
   RUN: %mincaml-llc --target=powerpc64le-linux-gnu -O2 %s -g0 -S -o %t.s
   RUN: %mincaml-llc --target=mips-linux-gnu -O2 %s -g0 -S -o %t.s
   TAIL-NOT: musttail
   TAIL: {{ tail call i32 @ml.apply}}

   CHECK-LABEL: define internal noundef i32 @ml.apply(ptr %0)
   CHECK-NEXT: entry:
   CHECK-NEXT: %f = load ptr, ptr @ml.arguments
   CHECK-NEXT: %n = load i32, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 8)
   CHECK-NEXT: %x = load double, ptr getelementptr inbounds (i8, ptr @ml.arguments, i32 16)
   CHECK: musttail call i32 @ml.apply(ptr poison)
   CHECK: musttail call i32 %code(ptr %f)

   ASM-LABEL: {{^}}ml.apply:
   ASM: jr
*)
let rec apply f n x = if n > 0 then apply f (n - 1) (x +. 1.0) else f x in
let rec round x = int_of_float (x +. 0.5) in
print_int (apply round (read_int ()) 1.0)
