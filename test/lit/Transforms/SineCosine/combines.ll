; The sine and the cosine of one argument become one call.
; RUN: %opt -passes=mincaml-sine-cosine -verify-each -S %s | FileCheck %s
target triple = "sparc-unknown-linux-gnu"

; CHECK-LABEL: define double @cosine.first(
; CHECK-NEXT: %[[BOTH:.+]] = call { double, double } @llvm.sincos.f64(double %x)
; CHECK-NEXT: %s = extractvalue { double, double } %[[BOTH]], 0
; CHECK-NEXT: %c = extractvalue { double, double } %[[BOTH]], 1
; CHECK-NEXT: %m = fdiv double %c, %s
; CHECK-NEXT: ret double %m
define double @cosine.first(double %x) {
  %c = call double @min_caml_cos(double %x)
  %s = call double @min_caml_sin(double %x)
  %m = fdiv double %c, %s
  ret double %m
}

; A check between them ends the program or goes on. A third call has its own.
; CHECK-LABEL: define double @check.between(
; CHECK: entry:
; CHECK-NEXT: %[[BOTH:.+]] = call { double, double } @llvm.sincos.f64(double %x)
; CHECK-NEXT: %s = extractvalue { double, double } %[[BOTH]], 0
; CHECK-NEXT: %c = extractvalue { double, double } %[[BOTH]], 1
; CHECK-NEXT: store double %s, ptr %p
; CHECK-NEXT: br i1 %b
; CHECK: next:
; CHECK-NEXT: %t = call double @min_caml_sin(double %x)
; CHECK-NEXT: %m = fdiv double %c, %t
define double @check.between(double %x, ptr %p, i1 %b) {
entry:
  %s = call double @min_caml_sin(double %x)
  store double %s, ptr %p
  br i1 %b, label %next, label %failure
next:
  %c = call double @min_caml_cos(double %x)
  %t = call double @min_caml_sin(double %x)
  %m = fdiv double %c, %t
  ret double %m
failure:
  call void @min_caml_fail_division(ptr %p)
  unreachable
}

; Two arguments at once.
; CHECK-LABEL: define double @two(
; CHECK: call { double, double } @llvm.sincos.f64(double %x)
; CHECK: call { double, double } @llvm.sincos.f64(double %y)
; CHECK-NOT: call
; CHECK: ret
define double @two(double %x, double %y) {
  %a = call double @min_caml_sin(double %x)
  %b = call double @min_caml_sin(double %y)
  %c = call double @min_caml_cos(double %x)
  %d = call double @min_caml_cos(double %y)
  %ab = fmul double %a, %b
  %cd = fmul double %c, %d
  %m = fsub double %ab, %cd
  ret double %m
}

declare double @min_caml_sin(double) #0
declare double @min_caml_cos(double) #0
declare void @min_caml_fail_division(ptr)
attributes #0 = { nounwind willreturn memory(none) }
