; Identities of floating point that hold for NaN, -0.0 and infinities too, and
; others that do not.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s

declare double @llvm.fabs.f64(double)

; CHECK-LABEL: @exact(
; CHECK-NEXT: ret double %x
define double @exact(double %x) {
  %a = fsub double %x, 0.0
  %b = fadd double %a, -0.0
  %c = fmul double 1.0, %b
  %d = fdiv double %c, 1.0
  %e = fneg double %d
  %f = fneg double %e
  ret double %f
}

; CHECK-LABEL: @inexact(
; CHECK-NEXT: %a = fadd double %x, 0.0
; CHECK-NEXT: %b = fsub double %a, -0.0
; CHECK-NEXT: %c = fmul double %b, 0.0
; CHECK-NEXT: %d = fsub double %c, %c
; CHECK-NEXT: %e = fsub double 0.0{{.*}}, %d
; CHECK-NEXT: %f = fdiv double %e, %e
; CHECK-NEXT: %g = fcmp oeq double %f, %f
define i1 @inexact(double %x) {
  %a = fadd double %x, 0.0
  %b = fsub double %a, -0.0
  %c = fmul double %b, 0.0
  %d = fsub double %c, %c
  %e = fsub double 0.0, %d
  %f = fdiv double %e, %e
  %g = fcmp oeq double %f, %f
  ret i1 %g
}

; What is never -0.0 stays the same with 0.0 added.
; CHECK-LABEL: @positive(
; CHECK-NEXT: %i = sitofp i32 %n to double
; CHECK-NEXT: %a = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT: %p = fadd double %x, 0.0
; CHECK-NEXT: %r = fadd double %i, %a
; CHECK-NEXT: %s = fadd double %r, %p
; CHECK-NEXT: ret double %s
define double @positive(i32 %n, double %x) {
  %i = sitofp i32 %n to double
  %i0 = fadd double %i, 0.0
  %a = call double @llvm.fabs.f64(double %x)
  %a0 = fadd double 0.0, %a
  %p = fadd double %x, 0.0
  %p0 = fadd double %p, 0.0
  %r = fadd double %i0, %a0
  %s = fadd double %r, %p0
  ret double %s
}

; No reassociation.
; CHECK-LABEL: @chain(
; CHECK-NEXT: fadd double %x, 1.0
; CHECK-NEXT: fadd double %a, 2.0
define double @chain(double %x) {
  %a = fadd double 1.0, %x
  %b = fadd double %a, 2.0
  ret double %b
}

; The negation of a comparison is true for NaN if the comparison is false.
; CHECK-LABEL: @compare(
; CHECK-NEXT: fcmp uge double %x, %y
define i1 @compare(double %x, double %y) {
  %a = fcmp olt double %x, %y
  %b = xor i1 %a, true
  ret i1 %b
}
