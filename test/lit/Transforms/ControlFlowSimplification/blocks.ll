; Blocks in sequence, empty blocks, branches both ways to the same block,
; unreachable blocks.
; RUN: %opt -passes=mincaml-assoc -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-assoc -S %s -o %t.once.ll
; RUN: %opt -passes=mincaml-assoc -S %t.once.ll -o %t.twice.ll
; RUN: %opt -passes=verify -S %t.once.ll -o %t.same.ll
; RUN: cmp %t.same.ll %t.twice.ll

declare void @f(i32)

; CHECK-LABEL: @sequence(
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   call void @f(i32 2)
; CHECK-NEXT:   call void @f(i32 %x)
; CHECK-NEXT:   ret i32 %x
define i32 @sequence(i32 %x) {
entry:
  call void @f(i32 1)
  br label %second
third:
  %p = phi i32 [ %x, %second ]
  call void @f(i32 %p)
  ret i32 %p
second:
  call void @f(i32 2)
  br label %third
dead:
  br label %third2
third2:
  br label %dead
}

; Nested conditions without effect vanish from the inside.
; CHECK-LABEL: @nested(
; CHECK-NEXT: e1:
; CHECK-NEXT: ret void
define void @nested(i1 %a, i1 %b, i1 %c, i32 %x) {
  br i1 %a, label %t1, label %e1
t1:
  br i1 %b, label %t2, label %e1
t2:
  switch i32 %x, label %e3 [ i32 1, label %t3
                             i32 2, label %e1 ]
t3:
  br label %e2
e3:
  br label %e2
e2:
  br label %e1
e1:
  ret void
}

; An empty block with a phi node: what it selects is selected further on.
; CHECK-LABEL: @phis(
; CHECK: out:
; CHECK-NEXT: %r = phi i32 [ 2, %entry ], [ %y, %b ], [ 1, %a ]
define i32 @phis(i1 %c, i1 %d, i32 %y) {
entry:
  br i1 %c, label %a, label %join
a:
  call void @f(i32 1)
  br i1 %d, label %join, label %b
b:
  call void @f(i32 2)
  br label %out
join:
  %p = phi i32 [ 1, %a ], [ 2, %entry ]
  br label %out
out:
  %r = phi i32 [ %p, %join ], [ %y, %b ]
  ret i32 %r
}

; The way through an empty block and the one past it differ: it stays.
; CHECK-LABEL: @diamond(
; CHECK: br i1 %c, label %a, label %out
; CHECK: phi i32 [ 1, %a ], [ 2, %entry ]
define i32 @diamond(i1 %c) {
entry:
  br i1 %c, label %a, label %out
a:
  br label %out
out:
  %r = phi i32 [ 1, %a ], [ 2, %entry ]
  ret i32 %r
}
