; Code that the pass must not change.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s

@table = internal constant [2 x i32] [i32 10, i32 20]
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)

; CHECK-LABEL: @traps(
; CHECK-NEXT: sdiv i32 1, 0
; CHECK-NEXT: srem i32 -2147483648, -1
; CHECK-NEXT: udiv i32 %x, 0
define void @traps(i32 %x) {
  %a = sdiv i32 1, 0
  %b = srem i32 -2147483648, -1
  %c = udiv i32 %x, 0
  ret void
}

; CHECK-LABEL: @undefined(
; CHECK-NEXT: freeze i32 undef
; CHECK-NEXT: add i32 undef, 1
; CHECK-NEXT: shl i32 1, 40
define i32 @undefined() {
  %f = freeze i32 undef
  %u = add i32 undef, 1
  %p = shl i32 1, 40
  %s = add i32 %f, %u
  %t = add i32 %s, %p
  ret i32 %t
}

; CHECK-LABEL: @memory(
; CHECK: load volatile i32, ptr @table
; CHECK: load atomic i32, ptr @table seq_cst
; CHECK: %c = load i32, ptr %v
define i32 @memory(ptr %p) {
  %v = alloca i32
  %a = load volatile i32, ptr @table
  %b = load atomic i32, ptr @table seq_cst, align 4
  store volatile i32 1, ptr %v
  %c = load i32, ptr %v
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}

; CHECK-LABEL: @strict(
; CHECK-NEXT: call double @llvm.experimental.constrained.fadd.f64
; CHECK-NEXT: fmul double %x, 1.0
define double @strict(double %x) strictfp {
  %a = call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %b = fmul double %x, 1.0
  %c = fmul double %a, %b
  ret double %c
}

; CHECK-LABEL: @flush(
; CHECK-NEXT: fmul double %x, 1.0
define double @flush(double %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %b = fmul double %x, 1.0
  ret double %b
}

; CHECK-LABEL: @nan(
; CHECK-NEXT: fsub double 0x7FF0000000000000, 0x7FF0000000000000
define double @nan() {
  %a = fsub double 0x7FF0000000000000, 0x7FF0000000000000
  ret double %a
}

; CHECK-LABEL: @assembly(
; CHECK-NEXT: call i32 asm sideeffect "nop"
define i32 @assembly() {
  %a = call i32 asm sideeffect "nop", "=r,r"(i32 1)
  ret i32 %a
}

; CHECK-LABEL: @musttail(
; CHECK-NEXT: %v = musttail call i32 @musttail(i32 3)
; CHECK-NEXT: ret i32 %v
define i32 @musttail(i32 %x) {
  %two = add i32 1, 2
  %v = musttail call i32 @musttail(i32 %two)
  ret i32 %v
}

; CHECK-LABEL: @unreachable(
; CHECK: dead:
; CHECK-NEXT: %x = add i32 %x, 0
define void @unreachable() {
  ret void
dead:
  %x = add i32 %x, 0
  br label %dead
}

declare i32 @personality(...)
declare void @f()
; CHECK-LABEL: @invoke(
; CHECK: invoke void @f()
; CHECK: phi i32 [ 1, %entry ], [ 2, %pad ]
define i32 @invoke() personality ptr @personality {
entry:
  invoke void @f() to label %end unwind label %pad
pad:
  %lp = landingpad { ptr, i32 } cleanup
  br label %end
end:
  %r = phi i32 [ 1, %entry ], [ 2, %pad ]
  ret i32 %r
}
