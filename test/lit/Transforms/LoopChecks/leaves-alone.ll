; Loops whose checks cannot be replaced by a condition in front of them.
; RUN: %opt -passes=mincaml-loop-checks -verify-each -S %s | FileCheck %s
; CHECK-NOT: .slow
; CHECK: define void @marked(
; CHECK-NOT: .slow

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @fail(i32, i32)
declare i32 @read()
declare void @marker() noduplicate
declare void @use(i32)

; The length is another one in each iteration.
define void @length.changes(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %length = call i32 @read()
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret void
}

; The index is read, and one is a square.
define void @index.is.data(ptr %p, i32 %n, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok2 ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %x = call i32 @read()
  %outside = icmp uge i32 %x, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %x, i32 %length)
  unreachable
ok:
  %square = mul i32 %i, %i
  %outside2 = icmp uge i32 %square, %length
  br i1 %outside2, label %fail2, label %ok2
fail2:
  call void @fail(i32 %square, i32 %length)
  unreachable
ok2:
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret void
}

; Nothing bounds the number of iterations but the check.
define void @not.counted(ptr %p, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = call i32 @read()
  %go.on = icmp ne i32 %more, 0
  br i1 %go.on, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret void
}

; The test that counts is not executed in each iteration.
define void @sometimes.counted(ptr %p, i32 %n, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %c = call i32 @read()
  %test = icmp eq i32 %c, 0
  br i1 %test, label %tested, label %latch
tested:
  %more = icmp slt i32 %i, %n
  br i1 %more, label %latch, label %exit
latch:
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret void
}

; The other way of the comparison is one that the program goes on with.
define void @not.a.check(ptr %p, i32 %n, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %exit, label %ok
ok:
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret void
}

; A comparison of signed numbers lets negative indices through.
define void @signed(ptr %p, i32 %n, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ -5, %entry ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %outside = icmp sge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret void
}

; Calls that must not depend on another condition.
define void @together(ptr %p, i32 %n, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  call void @use(i32 %i) convergent
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret void
}

; A loop that must not be copied.
define void @marked(ptr %p, i32 %n, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  call void @marker()
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret void
}

; A step of 2 may pass the largest number, and the bound.
define void @may.wrap(ptr %p, i32 %first, i32 %n, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ %first, %entry ], [ %next, %latch ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %stop = icmp eq i32 %i, 77
  br i1 %stop, label %exit, label %latch
latch:
  %next = add i32 %i, 2
  %x = call i32 @read()
  br label %header
exit:
  ret void
}

; The only test that could be counted is not executed in each iteration.
define void @tested.sometimes(ptr %p, i32 %first, i32 %n, i32 %length, i1 %c) {
entry:
  br label %header
header:
  %i = phi i32 [ %first, %entry ], [ %next, %latch ]
  br i1 %c, label %test, label %body
test:
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %latch
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
latch:
  %next = add nsw i32 %i, 2
  br label %header
exit:
  ret void
}
