; Constants that instruction selection does not load, or that are no operands in
; floating registers.
; RUN: %opt -passes=sparc-constant-loads -verify-each -S %s | FileCheck %s
; CHECK-NOT: @float
; CHECK-NOT: load
; CHECK-LABEL: define double @last(

declare void @use(double)
declare double @llvm.fma.f64(double, double, double)

; x + x, x, -x.
define double @simplified(double %x) {
  %a = fmul double %x, 2.0
  %b = fmul double %a, 1.0
  %c = fmul double %b, -1.0
  %d = fadd double %c, -0.0
  %e = fsub double %d, 0.0
  %f = fsub double -0.0, %e
  ret double %f
}

; It becomes a multiplication by 0.25.
define double @reciprocal(double %x) {
  %a = fdiv double %x, 4.0
  ret double %a
}

; Words in registers or memory.
define double @words(ptr %p) {
  call void @use(double 3.5)
  store double 3.5, ptr %p
  ret double 3.5
}

; A call of fmod.
define double @remainder(double %x) {
  %r = frem double %x, 3.5
  ret double %r
}

define fp128 @quad(fp128 %x) {
  %r = fadd fp128 %x, 0xL00000000000000004000C00000000000
  ret fp128 %r
}

define <2 x double> @vector(<2 x double> %x) {
  %r = fadd <2 x double> %x, <double 3.5, double 3.5>
  ret <2 x double> %r
}

define double @unoptimized(double %x) optnone noinline {
  %r = fadd double %x, 3.5
  ret double %r
}

define double @last(double %x) {
  ret double %x
}
