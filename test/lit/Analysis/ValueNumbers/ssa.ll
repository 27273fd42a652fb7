; RUN: %opt -passes='print<mincaml-value-numbers>' -disable-output %s 2>&1 | FileCheck %s

; Either order of a sum, a comparison with swapped operands, phi nodes of one value, phi
; nodes of the same values.
; CHECK-LABEL: in 'same':
; CHECK: %sum {{ *}}[[SUM:#[0-9]+]] = add
; CHECK: %less {{ *}}[[LESS:#[0-9]+]] = icmp slt
; CHECK: %again {{ *}}[[SUM]] = add
; CHECK: %greater {{ *}}[[LESS]] = icmp sgt
; CHECK: %one {{ *}}[[SUM]] = phi
; CHECK: %two {{ *}}[[TWO:#[0-9]+]] = phi
; CHECK: %twin {{ *}}[[TWO]] = phi
define i32 @same(i32 %a, i32 %b) {
entry:
  %sum = add i32 %a, %b
  %less = icmp slt i32 %a, %b
  br i1 %less, label %then, label %join
then:
  %again = add nsw i32 %b, %a
  %greater = icmp sgt i32 %b, %a
  br label %join
join:
  %one = phi i32 [ %sum, %entry ], [ %again, %then ]
  %two = phi i32 [ %a, %entry ], [ %b, %then ]
  %twin = phi i32 [ %a, %entry ], [ %b, %then ]
  ret i32 %one
}

; What differs: types, predicates, memory, undef beside a value, what a loop
; brings, freeze.
; CHECK-LABEL: in 'different':
; CHECK: %wide {{ *}}#3 = zext
; CHECK: %wider {{ *}}#4 = zext
; CHECK: %ult {{ *}}#5 = icmp ult
; CHECK: %slt {{ *}}#6 = icmp slt
; CHECK: %l1 {{ *}}#7
; CHECK: %l2 {{ *}}#8
; CHECK: %f1 {{ *}}#9 = freeze
; CHECK: %f2 {{ *}}#10 = freeze
; CHECK: %i {{ *}}#11 = phi
; CHECK: %j {{ *}}#12 = phi
; CHECK: %u {{ *}}#13 = phi
define void @different(i32 %a, ptr %p) {
entry:
  %wide = zext i32 %a to i64
  %wider = zext i32 %a to i128
  %ult = icmp ult i32 %a, 7
  %slt = icmp slt i32 %a, 7
  %l1 = load i32, ptr %p
  %l2 = load i32, ptr %p
  %f1 = freeze i32 %a
  %f2 = freeze i32 %a
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %u = phi i32 [ %a, %entry ], [ undef, %loop ]
  %i1 = add i32 %i, 1
  %j1 = add i32 %j, 1
  br label %loop
}
