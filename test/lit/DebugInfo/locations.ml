(* Without -g every instruction has a location, for remarks and passes, and
   nothing is emitted; with -g0 there is none.

   RUN: %mincaml-llc %s --emit=llvm=%t.ll,asm=%t.s
   RUN: %python %S/Inputs/every_location.py %t.ll
   RUN: FileCheck --check-prefix=DEFAULT %s < %t.ll
   RUN: FileCheck --check-prefix=ASM --implicit-check-not='.loc{{[ \t]}}' --implicit-check-not=.debug %s < %t.s
   RUN: %mincaml-llc %s -g0 --emit=llvm -o - | FileCheck --check-prefix=NONE --implicit-check-not='!dbg' --implicit-check-not='!DI' %s
   RUN: %mincaml-llc %s -g --emit=llvm=%t.ll,asm=%t.s
   RUN: %python %S/Inputs/every_location.py --entry %t.ll
   RUN: FileCheck --check-prefix=FULL %s < %t.ll
   RUN: FileCheck --check-prefix=FULLASM %s < %t.s
   RUN: %mincaml-llc %s -g -O2 --passes=verify --emit=llvm=%t.ll
   RUN: %python %S/Inputs/every_location.py %t.ll
   RUN: FileCheck --check-prefix=OPTIMIZED %s < %t.ll

   DEFAULT-NOT: dbg_
   DEFAULT-NOT: = alloca
   DEFAULT: !DICompileUnit({{.*}}emissionKind: NoDebug
   DEFAULT-NOT: !DILocalVariable
   ASM: ml.f:
   NONE: define {{.*}} @ml.f(
   FULLASM-DAG: .loc
   FULLASM-DAG: .section .debug_info

   Where it is compiled for debugging each variable has a place; nothing reads it.

   FULL-LABEL: @ml.f(
   FULL: %x.addr = alloca i32
   FULL: %p.addr = alloca i32
   FULL: %y.addr = alloca i32
   FULL: store i32 %x, ptr %x.addr, align 4{{$}}
   FULL-NEXT: #dbg_declare(ptr %x.addr, [[X:![0-9]+]], !DIExpression(), {{.*}})
   FULL-NEXT: zext i1 %p to i32{{$}}
   FULL-NOT: load {{.*}}.addr,
   FULL: !DICompileUnit({{.*}}producer: "mincaml-llc{{.*}}", isOptimized: false, {{.*}}emissionKind: FullDebug
   FULL: [[X]] = !DILocalVariable(name: "x", arg: 1

   With optimization they stay values.

   OPTIMIZED-LABEL: @ml.f(
   OPTIMIZED-NOT: = alloca
   OPTIMIZED: #dbg_value(i32 %x, {{.*}})
   OPTIMIZED: #dbg_value(i32 %y, {{.*}})
   OPTIMIZED: isOptimized: true
 *)
let size = read_int () in
let rec f x p =
  let y = if p then x * 2 else x in
  let table = Array.make size y in
  table.(0) <- x / y;
  let t = (x, 0.5) in
  let (a, b) = t in
  let rec g z = z + a in
  if a = 0 then g else f (a - 1) (b > 0.0) in
let g = f 3 true in
print_int (g 4)
