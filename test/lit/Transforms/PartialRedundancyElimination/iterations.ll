; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each -S %s | FileCheck %s

; The product can only move once the sum has.
; CHECK-LABEL: @nested(
; CHECK: then:
; CHECK: %[[SUM:.*]] = add i32 %a, %b
; CHECK: %[[PRODUCT:.*]] = mul i32 %[[SUM]], %c
; CHECK: else:
; CHECK: %[[SUM2:.*]] = add i32 %a, %b
; CHECK: %[[PRODUCT2:.*]] = mul i32 %[[SUM2]], %c
; CHECK: join:
; CHECK-NOT: mul
; CHECK: ret i32
define i32 @nested(i1 %condition, i32 %a, i32 %b, i32 %c) {
entry:
  br i1 %condition, label %then, label %else

then:
  %sum = add i32 %a, %b
  %product = mul i32 %sum, %c
  call void @use(i32 %product)
  br label %join

else:
  call void @use(i32 0)
  br label %join

join:
  %sum2 = add i32 %a, %b
  %product2 = mul i32 %sum2, %c
  ret i32 %product2
}

; The first iteration computes `a * c` in `then`, where the phi node is a. Only
; then is that in `join` partially redundant.
; CHECK-LABEL: @inserted(
; CHECK: %first = mul i32 %b, %c
; CHECK: {{^}}entry.join_crit_edge:
; CHECK-NEXT: mul i32 %a, %c
; CHECK: {{^}}then:
; CHECK: mul i32 %a, %c
; CHECK: {{^}}join:
; CHECK-NOT: mul
; CHECK: ret i32
define i32 @inserted(i1 %condition, i32 %a, i32 %b, i32 %c) {
entry:
  %first = mul i32 %b, %c
  call void @use(i32 %first)
  br i1 %condition, label %then, label %join

then:
  call void @use(i32 1)
  br label %join

join:
  %merged = phi i32 [ %a, %then ], [ %b, %entry ]
  %second = mul i32 %merged, %c
  call void @use(i32 %second)
  %third = mul i32 %a, %c
  ret i32 %third
}

declare void @use(i32)
