; RUN: %opt -passes='mincaml-unroll<factor=4>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-unroll -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-unroll<factor=4;uncounted>' -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-unroll<factor=4;growth=7>' -S %s | FileCheck %s
; CHECK-NOT: .unrolled
; CHECK: define void @data(
; CHECK-NOT: .unrolled
target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @use(i32)

; The exit depends on what is in memory.
define void @data(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %address = getelementptr i32, ptr %a, i32 %i
  %element = load i32, ptr %address
  %next = add i32 %i, 1
  %done = icmp eq i32 %element, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The bound changes in the loop.
define void @bound(ptr %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %bound = load i32, ptr %n
  %more = icmp slt i32 %next, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Away from the bound, until the number wraps.
define void @away(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, -1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It is not known by how much, and which way.
define void @unknown(i32 noundef %n, i32 noundef %step) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, %step
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Stays as long as the numbers are equal.
define void @equal(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %same = icmp eq i32 %i, %n
  br i1 %same, label %loop, label %exit
exit:
  ret void
}

; Geometric.
define void @twice(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = shl i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Fifteen iterations: less than four times the copies.
define void @few() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 15
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Somebody said so.
define void @forbidden(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

; The edge into the loop cannot be split.
define void @indirect(ptr %target) {
entry:
  indirectbr ptr %target, [label %loop, label %exit]
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
