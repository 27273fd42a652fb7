; The pass replaces the patterns of callers and callees, so that no argument goes
; through memory.
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mincaml-float-arguments -mincaml-check-sparc -verify-machineinstrs -O2 %s -o - | FileCheck %s --implicit-check-not=sparc.argument
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v9 -mincaml-float-arguments -mincaml-check-sparc -verify-machineinstrs -O2 %s -o - | FileCheck %s --implicit-check-not=sparc.argument
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mincaml-float-arguments -mincaml-check-sparc -verify-machineinstrs -O0 %s -o - | FileCheck %s --check-prefix=OTHER --implicit-check-not=sparc.argument
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mincaml-float-arguments -mincaml-check-sparc -verify-machineinstrs -mincaml-verify-regalloc -regalloc=mincaml -O2 %s -o - | FileCheck %s --check-prefix=OTHER --implicit-check-not=sparc.argument
; OTHER-LABEL: caller:
; OTHER: call mixed

; In a leaf function there is no frame, and nothing is moved.
; CHECK-LABEL: sum:
; CHECK-NOT: save
; CHECK: faddd %f0, %f2, %f0
; CHECK: retl
; CHECK-NEXT: faddd %f0, %f4, %f0
define internal double @sum(double %a, double %b, double %c) noinline {
  %s = fadd double %a, %b
  %t = fadd double %s, %c
  ret double %t
}

; A float is in the first of its pair, and counts as an argument.
; CHECK-LABEL: narrow:
; CHECK: fstod %f2, %f2
; CHECK: faddd %f0, %f2, %f0
define internal double @narrow(double %a, float %b) noinline {
  %w = fpext float %b to double
  %s = fadd double %a, %w
  ret double %s
}

; The integers are in the first integer registers, whatever stands between.
; CHECK-LABEL: mixed:
; CHECK: add %o0, %o1, %o0
define internal i32 @mixed(double %a, i32 %i, double %b, i32 %j) noinline {
  %s = add i32 %i, %j
  ret i32 %s
}

; CHECK-LABEL: loaded:
; CHECK: ldd [%i0], %f0
; CHECK-NEXT: ldd [%i0+8], %f2
; CHECK-NEXT: sethi %hi(.LCPI3_0), %i0
; CHECK-NEXT: call sum
; CHECK-NEXT: ldd [%i0+%lo(.LCPI3_0)], %f4
define double @loaded(ptr %p) {
  %a = load double, ptr %p
  %q = getelementptr double, ptr %p, i32 1
  %b = load double, ptr %q
  %r = call double @sum(double %a, double %b, double 3.5)
  %s = fadd double %r, 1.0
  ret double %s
}

; A result is an argument where it is.
; CHECK-LABEL: results:
; CHECK: call sum
; CHECK-NOT: {{, %f[01]$}}
; CHECK: call narrow
; CHECK-NOT: {{, %f[01]$}}
; CHECK: call narrow
define double @results(ptr %p, float %f) {
  %a = load double, ptr %p
  %r = call double @sum(double %a, double %a, double %a)
  %s = call double @narrow(double %r, float 1.0)
  %t = call double @narrow(double %s, float 2.0)
  ret double %t
}

; CHECK-LABEL: caller:
; CHECK: fitod %f{{[0-9]+}}, %f0
; CHECK: call mixed
define i32 @caller(i32 %i) {
  %f = sitofp i32 %i to double
  %r = call i32 @mixed(double %f, i32 %i, double %f, i32 3)
  ret i32 %r
}

; From a function with the convention of the ABI: the argument is in memory once.
; CHECK-LABEL: bridge:
; CHECK: std %i0, [%fp+[[SLOT:-[0-9]+]]]
; CHECK: ldd [%fp+[[SLOT]]], %f0
; CHECK: call narrow
define double @bridge(double %x) {
  %r = call double @narrow(double %x, float 1.0)
  %s = fadd double %r, %r
  ret double %s
}

; A choice between the store and the call is no obstacle.
; CHECK-LABEL: choice:
; CHECK: call mixed
define i32 @choice(i32 %i, i32 %j, ptr %p) {
  %c = icmp slt i32 %i, %j
  %x = load double, ptr %p
  %d = fcmp olt double %x, 1.0
  %y = select i1 %d, double 1.0, double %x
  %k = select i1 %c, i32 %i, i32 %j
  %l = select i1 %d, i32 %k, i32 7
  %r = call i32 @mixed(double %y, i32 %k, double %x, i32 %l)
  ret i32 %r
}

; LLVM calls the runtime for the integer argument between the two.
; CHECK-LABEL: library:
; CHECK: call __divdi3
; CHECK: call mixed
define i32 @library(i64 %i, i64 %j, ptr %p) {
  %x = load double, ptr %p
  %q = sdiv i64 %i, %j
  %k = trunc i64 %q to i32
  %r = call i32 @mixed(double %x, i32 %k, double %x, i32 %k)
  ret i32 %r
}

; A guaranteed tail call with more than six words in the convention of the ABI.
; CHECK-LABEL: turn:
; CHECK-NOT: save
; CHECK-NOT: {{[[:space:]](std?|ldd?)[[:space:]]}}
; CHECK: call turn
; CHECK-NOT: {{[[:space:]](std?|ldd?)[[:space:]]}}
; CHECK: .Lfunc_end
define internal tailcc double @turn(double %a, double %b, double %c, double %d, i32 %n) noinline {
  %s = sub i32 %n, 1
  %end = icmp eq i32 %s, 0
  br i1 %end, label %done, label %go
go:
  %e = fadd double %a, %b
  %r = musttail call tailcc double @turn(double %b, double %c, double %d, double %e, i32 %s)
  ret double %r
done:
  ret double %a
}
define double @start() {
  %r = call tailcc double @turn(double 1.0, double 2.0, double 3.0, double 4.0, i32 9)
  ret double %r
}
