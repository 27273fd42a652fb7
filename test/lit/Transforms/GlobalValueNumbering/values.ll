; RUN: %opt -passes=mincaml-gvn -verify-each -S %s | FileCheck %s

; The lecture's second figure, after promotion: a = b + c and e = d + c.
; CHECK-LABEL: @figure(
; CHECK: %a = add i32 %b, %c
; CHECK-NEXT: %r = mul i32 %a, %a
define i32 @figure(i32 %b, i32 %c) {
  %a = add i32 %b, %c
  %e = add i32 %c, %b
  %r = mul i32 %a, %e
  ret i32 %r
}

; A chain through a phi node of one value.
; CHECK-LABEL: @chain(
; CHECK: join:
; CHECK-NEXT: %r = mul i32 %x, %x
define i32 @chain(i1 %k, i32 %b, i32 %c) {
entry:
  %a = add i32 %b, %c
  %x = mul i32 %a, 3
  br i1 %k, label %then, label %join
then:
  %e = add i32 %c, %b
  br label %join
join:
  %p = phi i32 [ %a, %entry ], [ %e, %then ]
  %y = mul i32 3, %p
  %r = mul i32 %x, %y
  ret i32 %r
}

; Neither arm dominates the other.
; CHECK-LABEL: @arms(
; CHECK-COUNT-2: add
define i32 @arms(i1 %k, i32 %b, i32 %c) {
  br i1 %k, label %then, label %else
then:
  %a = add i32 %b, %c
  ret i32 %a
else:
  %e = add i32 %c, %b
  ret i32 %e
}

; Vectors, aggregates, and the same operation on other types.
; CHECK-LABEL: @vectors(
; CHECK-COUNT-1: add <4 x i32>
; CHECK-NOT: add <4 x i32>
; CHECK-COUNT-2: shufflevector
; CHECK-NOT: shufflevector
define <4 x i32> @vectors(<4 x i32> %a, <4 x i32> %b) {
  %x = add <4 x i32> %a, %b
  %y = add <4 x i32> %b, %a
  %s = shufflevector <4 x i32> %x, <4 x i32> %a, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t = shufflevector <4 x i32> %y, <4 x i32> %a, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %u = shufflevector <4 x i32> %y, <4 x i32> %a, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %v = mul <4 x i32> %s, %t
  %w = mul <4 x i32> %v, %u
  ret <4 x i32> %w
}
