; Numbers that keep 32 bits.
; RUN: %opt -passes=mincaml-widen-indices -verify-each -S %s | FileCheck %s --implicit-check-not=.wide

target datalayout = "E-m:e-i64:64-i128:128-n32:64-S128"
declare void @use(i32)
declare i32 @read()

; The sum may wrap.
; CHECK-LABEL: define void @wraps(
define void @wraps(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  store i32 7, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What was a great number is one, not a negative one.
; CHECK-LABEL: define void @zero.extended(
define void @zero.extended(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i.64 = zext i32 %i to i64
  %p = getelementptr i32, ptr %a, i64 %i.64
  store i32 7, ptr %p
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Two extensions instead of one.
; CHECK-LABEL: define i32 @not.worth.it(
define i32 @not.worth.it(ptr %a) {
  %i = call i32 @read()
  %j = call i32 @read()
  %sum = add nsw i32 %i, %j
  %p = getelementptr i32, ptr %a, i32 %sum
  %x = load i32, ptr %p
  ret i32 %x
}

; An extension in each iteration instead of one behind the loop.
; CHECK-LABEL: define i32 @rarely.extended(
define i32 @rarely.extended(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %step = call i32 @read()
  %next = add nsw i32 %i, %step
  %more = icmp slt i32 %next, 1000
  br i1 %more, label %loop, label %exit
exit:
  %p = getelementptr i32, ptr %a, i32 %next
  %x = load i32, ptr %p
  ret i32 %x
}

; No address is made of it.
; CHECK-LABEL: define i32 @no.index(
define i32 @no.index(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next
}

; Not a 32-bit number.
; CHECK-LABEL: define void @short(
define void @short(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr %a, i16 %i
  store i32 7, ptr %p
  %next = add nsw i16 %i, 1
  %more = icmp slt i16 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
