; RUN: %opt -passes=mincaml-pre -verify-each -S %s | FileCheck %s

; A phi node may give an inserted computation constants for operands. It is
; folded if every target gets the same result.
; CHECK-LABEL: @folded
; CHECK: phi double [ %u, %b ], [ 5.000000e-01, %a ]
define double @folded(i1 %c, double %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  %u = fmul double %x, 0.5
  call void @use(double %u)
  br label %m
m:
  %p = phi double [ 1.0, %a ], [ %x, %b ]
  %d = fmul double %p, 0.5
  ret double %d
}

; Targets differ in the sign of the NaN.
; CHECK-LABEL: @nan
; CHECK: a:
; CHECK-NEXT: %[[T:.*]] = fdiv double 0.000000e+00, 0.000000e+00
; CHECK: phi double [ %u, %b ], [ %[[T]], %a ]
define double @nan(i1 %c, double %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  %u = fdiv double %x, %x
  call void @use(double %u)
  br label %m
m:
  %p = phi double [ 0.0, %a ], [ %x, %b ]
  %d = fdiv double %p, %p
  ret double %d
}

; So does what flushes denormal numbers.
; CHECK-LABEL: @denormal
; CHECK: a:
; CHECK-NEXT: fmul double 0x10000000000000, 5.000000e-01
define double @denormal(i1 %c, double %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  %u = fmul double %x, 0.5
  call void @use(double %u)
  br label %m
m:
  %p = phi double [ 0x0010000000000000, %a ], [ %x, %b ]
  %d = fmul double %p, 0.5
  ret double %d
}

declare void @use(double)
