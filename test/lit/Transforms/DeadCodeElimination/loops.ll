; Loops without effects go if they end.
; RUN: %opt -passes=mincaml-elim -verify-each -S %s | FileCheck %s

; CHECK-LABEL: define void @ends(
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: br label %exit
; CHECK: exit:
; CHECK-NEXT: ret void
define void @ends(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}

; n may be the greatest number, which no i exceeds.
; CHECK-LABEL: define void @may_wrap(
; CHECK: icmp sle
; CHECK: br i1
define void @may_wrap(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp sle i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}

; Twos come past it.
; CHECK-LABEL: define void @past_it(
; CHECK: br i1
define void @past_it(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %j = add i32 %i, 2
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %head
exit:
  ret void
}

; The bound runs away.
; CHECK-LABEL: define void @moving_bound(
; CHECK: br i1
define void @moving_bound(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %m = phi i32 [ %n, %entry ], [ %m1, %head ]
  %j = add i32 %i, 1
  %m1 = add i32 %m, 1
  %c = icmp slt i32 %j, %m1
  br i1 %c, label %head, label %exit
exit:
  ret void
}

; CHECK-LABEL: define void @endless(
; CHECK: br i1 %c, label %spin, label %exit
; CHECK: spin:
; CHECK-NEXT: br label %spin
define void @endless(i1 %c) {
entry:
  br i1 %c, label %spin, label %exit
spin:
  br label %spin
exit:
  ret void
}

; Entered in the middle. Where does not matter, but that it is left does.
; CHECK-LABEL: define void @irreducible(
; CHECK: br label %b
; CHECK: br i1 %d, label %a, label %exit
define void @irreducible(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %d, label %a, label %exit
exit:
  ret void
}

; The outer loop ends, but the inner one may not, in any of its iterations.
; CHECK-LABEL: define void @inner(
; CHECK: br i1 %d, label %in, label %latch
; CHECK: br i1 %c, label %out, label %exit
define void @inner(i32 %n, i1 %d) {
entry:
  br label %out
out:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br label %in
in:
  br i1 %d, label %in, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %out, label %exit
exit:
  ret void
}
