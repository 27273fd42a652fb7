; Loops are unrolled, which the verdict says; recursion is, if one side has less
; of it.
; RUN: split-file %s %t
; RUN: not mincaml-validate %t/before.ll %t/after.ll | FileCheck %s

; CHECK: {{^}}strength: bounded
; CHECK: {{^}}wrong_strength: refuted: the returned value differs
; CHECK: {{^}}known_count: proved
; CHECK: {{^}}wrong_count: refuted: the returned value differs
; CHECK: {{^}}beyond: bounded
; CHECK: {{^}}recursion: bounded
; CHECK: {{^}}wrong_recursion: refuted: the returned value differs
; The expansion of the call has lost that a poison argument is undefined behaviour.
; CHECK: {{^}}poison_passed: given up: expanding calls may have removed poison:

;--- before.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i32 @strength(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %s = phi i32 [ 0, %entry ], [ %t, %l ]
  %t = add i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}

define i32 @wrong_strength(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %s = phi i32 [ 0, %entry ], [ %t, %l ]
  %t = add i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}

define i32 @known_count(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %s = phi i32 [ 0, %entry ], [ %t, %l ]
  %t = add i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}

define i32 @wrong_count(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %s = phi i32 [ 0, %entry ], [ %t, %l ]
  %t = add i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}

define i32 @beyond(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %s = phi i32 [ 0, %entry ], [ %t, %l ]
  %t = add i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 9
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}

define i32 @recursion(i32 noundef %n, i32 noundef %a) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %e, label %l
l:
  %m = sub i32 %n, 1
  %b = add i32 %a, %n
  %r = tail call i32 @recursion(i32 %m, i32 %b)
  ret i32 %r
e:
  ret i32 %a
}

define i32 @wrong_recursion(i32 noundef %n, i32 noundef %a) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %e, label %l
l:
  %m = sub i32 %n, 1
  %b = add i32 %a, %n
  %r = tail call i32 @wrong_recursion(i32 %m, i32 %b)
  ret i32 %r
e:
  ret i32 %a
}

declare void @event(i32)

define void @poison_passed(i32 noundef %x, ptr %p) {
  %c = icmp ule i32 %x, %x
  br i1 %c, label %again, label %stop
again:
  %y = load i32, ptr %p
  call void @event(i32 %y)
  tail call void @poison_passed(i32 %y, ptr %p)
  ret void
stop:
  ret void
}

;--- after.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i32 @strength(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  %t = mul i32 %j, 3
  ret i32 %t
}

define i32 @wrong_strength(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  %t = mul i32 %j, 4
  ret i32 %t
}

define i32 @known_count(i32 noundef %n) {
  ret i32 9
}

define i32 @wrong_count(i32 noundef %n) {
  ret i32 6
}

define i32 @beyond(i32 noundef %n) {
  ret i32 0
}

define i32 @recursion(i32 noundef %n, i32 noundef %a) {
entry:
  br label %h
h:
  %n1 = phi i32 [ %n, %entry ], [ %m, %l ]
  %a1 = phi i32 [ %a, %entry ], [ %b, %l ]
  %z = icmp eq i32 %n1, 0
  br i1 %z, label %e, label %l
l:
  %m = sub i32 %n1, 1
  %b = add i32 %a1, %n1
  br label %h
e:
  ret i32 %a1
}

define i32 @wrong_recursion(i32 noundef %n, i32 noundef %a) {
entry:
  br label %h
h:
  %n1 = phi i32 [ %n, %entry ], [ %m, %l ]
  %a1 = phi i32 [ %a, %entry ], [ %b, %l ]
  %z = icmp eq i32 %n1, 0
  br i1 %z, label %e, label %l
l:
  %m = sub i32 %n1, 1
  %b = sub i32 %a1, %n1
  br label %h
e:
  ret i32 %a1
}

declare void @event(i32)

define void @poison_passed(i32 noundef %x, ptr %p) {
entry:
  br label %loop
loop:
  %z = phi i32 [ %x, %entry ], [ %y, %again ]
  %c = icmp ule i32 %z, %z
  br i1 %c, label %again, label %stop
again:
  %y = load i32, ptr %p
  call void @event(i32 %y)
  br label %loop
stop:
  ret void
}
