; Results that the standard fixes are folded, others are not.
; RUN: %opt -passes='print<mincaml-constprop>' -disable-output %s 2>&1 | FileCheck %s

declare double @llvm.sqrt.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.fabs.f64(double)
declare double @sqrt(double)

; CHECK-LABEL: 'plain'
; CHECK: %third = 0x3FD5555555555555
; CHECK: %zero = -0.000000e+00
; CHECK: %sum = 0.000000e+00
; CHECK: %inf = 0x7FF0000000000000
; CHECK: %nan = top
; CHECK: %root = 2.000000e+00
; CHECK: %rootnan = top
; CHECK: %abs = 0.000000e+00
; CHECK: %sin = top
; CHECK: %library = top
; CHECK: %out = top
; CHECK: %less = false
; CHECK: %unordered = true
; CHECK: %neg = 0xFFF8000000000000
; CHECK: %reassoc =
define void @plain() {
  %third = fdiv double 1.0, 3.0
  %zero = fmul double 0.0, -1.0
  %sum = fadd double -0.0, 0.0
  %inf = fdiv double 1.0, 0.0
  %nan = fsub double 0x7FF0000000000000, 0x7FF0000000000000
  %root = call double @llvm.sqrt.f64(double 4.0)
  %rootnan = call double @llvm.sqrt.f64(double -4.0)
  %abs = call double @llvm.fabs.f64(double -0.0)
  %sin = call double @llvm.sin.f64(double 1.0)
  %library = call double @sqrt(double 4.0)
  %out = fptosi double 1.0e20 to i32
  %less = fcmp olt double 0x7FF8000000000000, 1.0
  %unordered = fcmp une double 0x7FF8000000000000, 0x7FF8000000000000
  %neg = fneg double 0x7FF8000000000000
  %reassoc = fadd fast double 1.0, 2.0
  ret void
}

; CHECK-LABEL: 'strict'
; CHECK: %a = top
; CHECK: %b = 3
define void @strict() strictfp {
  %a = fadd double 1.0, 2.0
  %b = add i32 1, 2
  ret void
}

; CHECK-LABEL: 'flushed'
; CHECK: %a = top
; CHECK: %b = top
define void @flushed() "denormal-fp-math"="preserve-sign" {
  %a = fadd double 0x0000000000000001, 0.0
  %b = fcmp oeq double 0x0000000000000001, 0.0
  ret void
}
