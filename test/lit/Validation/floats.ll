; Floating-point numbers.
; RUN: split-file %s %t
; RUN: not mincaml-validate %t/before.ll %t/after.ll | FileCheck %s

; CHECK: {{^}}minus_zero: proved
; CHECK: {{^}}plus_zero: refuted: the returned value differs
; CHECK: {{^}}commuted: proved
; CHECK: {{^}}not_commuted: refuted: the returned value differs
; CHECK: {{^}}folded: proved
; CHECK: {{^}}folded_wrongly: refuted: the returned value differs
; CHECK: {{^}}negated_twice: proved
; CHECK: {{^}}subtracted_from_zero: refuted: the returned value differs
; CHECK: {{^}}absolute: proved
; CHECK: {{^}}ordered: proved
; CHECK: {{^}}nan_forgotten: refuted: the returned value differs
; CHECK: {{^}}nnan_used: proved
; CHECK: {{^}}inverted: proved
; CHECK: {{^}}inverted_wrongly: refuted: the returned value differs
; CHECK: {{^}}converted: proved
; CHECK: {{^}}out_of_range: proved
; CHECK: {{^}}truncated: proved
; CHECK: {{^}}root: proved
; CHECK: {{^}}reassociated: refuted: the returned value differs
; CHECK: {{^}}rounded_twice: refuted: the returned value differs
; CHECK: {{^}}fused_commuted: given up: unconfirmed counterexample
; CHECK: {{^}}fused_and_rounded: refuted: the returned value differs
; CHECK: {{^}}fused_without_nan: given up: fast-math flags of the instruction call

;--- before.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @minus_zero(double %x, double %y) {
  %r = fadd double %x, -0.0
  ret double %r
}

define double @plus_zero(double %x, double %y) {
  %r = fadd double %x, 0.0
  ret double %r
}

define double @commuted(double %x, double %y) {
  %r = fadd double %x, %y
  ret double %r
}

define double @not_commuted(double %x, double %y) {
  %r = fsub double %x, %y
  ret double %r
}

define double @folded(double %x, double %y) {
  %r = fadd double 1.0, 2.0
  ret double %r
}

define double @folded_wrongly(double %x, double %y) {
  %r = fadd double 1.0, 2.0
  ret double %r
}

define double @negated_twice(double %x, double %y) {
  %a = fneg double %x
  %r = fneg double %a
  ret double %r
}

define double @subtracted_from_zero(double %x, double %y) {
  %r = fsub double 0.0, %x
  ret double %r
}

define double @absolute(double %x, double %y) {
  %a = fneg double %x
  %r = call double @llvm.fabs.f64(double %a)
  ret double %r
}

define i1 @ordered(double %x) {
  %c = fcmp oeq double %x, %x
  ret i1 %c
}

define i1 @nan_forgotten(double noundef %x) {
  %c = fcmp oeq double %x, %x
  ret i1 %c
}

define i1 @nnan_used(double %x) {
  %c = fcmp nnan oeq double %x, %x
  ret i1 %c
}

define i1 @inverted(double %x, double %y) {
  %c = fcmp olt double %x, %y
  %r = xor i1 %c, true
  ret i1 %r
}

define i1 @inverted_wrongly(double %x, double %y) {
  %c = fcmp olt double %x, %y
  %r = xor i1 %c, true
  ret i1 %r
}

define double @converted() {
  %r = sitofp i32 -3 to double
  ret double %r
}

define i32 @out_of_range() {
  %r = fptosi double 3.0e9 to i32
  ret i32 %r
}

define i32 @truncated() {
  %r = fptosi double -2.5 to i32
  ret i32 %r
}

define double @root(double %x, double %y) {
  %r = call double @llvm.sqrt.f64(double 9.0)
  ret double %r
}

define double @reassociated(double %x, double %y, double %z) {
  %s = fadd double %x, %y
  %r = fadd double %s, %z
  ret double %r
}

define float @rounded_twice(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}

define double @fused_commuted(double %x, double %y, double %z) {
  %r = call double @llvm.fma.f64(double %x, double %y, double %z)
  ret double %r
}

define double @fused_and_rounded(double %x, double %y, double %z) {
  %p = fmul double %x, %y
  %r = fadd double %p, %z
  ret double %r
}

; Poison if %z is not a number, before as well as after.
define double @fused_without_nan(double %x, double %y, double %z) {
  %r = call nnan double @llvm.fma.f64(double %x, double %y, double %z)
  ret double %r
}

;--- after.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @minus_zero(double %x, double %y) {
  ret double %x
}

define double @plus_zero(double %x, double %y) {
  ret double %x
}

define double @commuted(double %x, double %y) {
  %r = fadd double %y, %x
  ret double %r
}

define double @not_commuted(double %x, double %y) {
  %r = fsub double %y, %x
  ret double %r
}

define double @folded(double %x, double %y) {
  ret double 3.0
}

define double @folded_wrongly(double %x, double %y) {
  ret double 4.0
}

define double @negated_twice(double %x, double %y) {
  ret double %x
}

define double @subtracted_from_zero(double %x, double %y) {
  %r = fneg double %x
  ret double %r
}

define double @absolute(double %x, double %y) {
  %r = call double @llvm.fabs.f64(double %x)
  ret double %r
}

define i1 @ordered(double %x) {
  %c = fcmp ord double %x, 0.0
  ret i1 %c
}

define i1 @nan_forgotten(double noundef %x) {
  ret i1 true
}

define i1 @nnan_used(double %x) {
  ret i1 true
}

define i1 @inverted(double %x, double %y) {
  %r = fcmp uge double %x, %y
  ret i1 %r
}

define i1 @inverted_wrongly(double %x, double %y) {
  %r = fcmp oge double %x, %y
  ret i1 %r
}

define double @converted() {
  ret double -3.0
}

define i32 @out_of_range() {
  ret i32 0
}

define i32 @truncated() {
  ret i32 -2
}

define double @root(double %x, double %y) {
  ret double 3.0
}

define double @reassociated(double %x, double %y, double %z) {
  %s = fadd double %y, %z
  %r = fadd double %x, %s
  ret double %r
}

define float @rounded_twice(float %x, float %y) {
  %i = fdiv float 1.0, %y
  %r = fmul float %x, %i
  ret float %r
}

define double @fused_commuted(double %x, double %y, double %z) {
  %r = call double @llvm.fma.f64(double %y, double %x, double %z)
  ret double %r
}

define double @fused_and_rounded(double %x, double %y, double %z) {
  %r = call double @llvm.fma.f64(double %x, double %y, double %z)
  ret double %r
}

define double @fused_without_nan(double %x, double %y, double %z) {
  %r = call double @llvm.fma.f64(double %y, double %x, double %z)
  ret double %r
}
