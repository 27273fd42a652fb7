; An instruction that replaces another one must not have more flags or attributes.
; RUN: %opt -passes=mincaml-gvn -verify-each -S %s | FileCheck %s

; Both arms promise not to overflow; what follows does not.
; CHECK-LABEL: @arms(
; CHECK: m:
; CHECK: [[R:%.*]] = add i32 %x, 1
; CHECK: ret i32 [[R]]
define i32 @arms(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = add nsw i32 %x, 1
  br label %m
b:
  %q = add nsw i32 %x, 1
  br label %m
m:
  %phi = phi i32 [ %p, %a ], [ %q, %b ]
  %r = add i32 %x, 1
  ret i32 %r
}

; The same a step deeper.
; CHECK-LABEL: @deep(
; CHECK: m:
; CHECK: [[R:%.*]] = add i32 %x, 1
; CHECK: [[R2:%.*]] = xor i32 [[R]], 7
; CHECK: ret i32 [[R2]]
define i32 @deep(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = add nsw i32 %x, 1
  %p2 = xor i32 %p, 7
  br label %m
b:
  %q = add nsw i32 %x, 1
  %q2 = xor i32 %q, 7
  br label %m
m:
  %phi = phi i32 [ %p2, %a ], [ %q2, %b ]
  %r = add i32 %x, 1
  %r2 = xor i32 %r, 7
  ret i32 %r2
}

; A comparison of the phi node is not one of the sum.
; CHECK-LABEL: @compared(
; CHECK: m:
; CHECK: [[R:%.*]] = add i32 %x, 1
; CHECK: [[K:%.*]] = icmp slt i32 [[R]], 10
; CHECK: ret i1 [[K]]
define i1 @compared(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = add nsw i32 %x, 1
  br label %m
b:
  %q = add nsw i32 %x, 1
  br label %m
m:
  %phi = phi i32 [ %p, %a ], [ %q, %b ]
  %k = icmp slt i32 %phi, 10
  %r = add i32 %x, 1
  %k2 = icmp slt i32 %r, 10
  ret i1 %k2
}

; Phi nodes promise things, too. The one that stays keeps what both promise.
; CHECK-LABEL: @phis(
; CHECK: [[P:%.*]] = phi ninf float
; CHECK-NEXT: ret float [[P]]
define float @phis(i1 %c, float %x, float %y) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi nnan ninf float [ %x, %a ], [ %y, %b ]
  %q = phi ninf float [ %x, %a ], [ %y, %b ]
  ret float %q
}
