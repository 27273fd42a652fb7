; Branches on phi nodes of constants.
; RUN: %opt -passes=mincaml-assoc -verify-each -S %s | FileCheck %s

declare void @f(i32)

; if (if a then b else false) then ... else ...
; CHECK-LABEL: @and(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %and, label %else
; CHECK:      and:
; CHECK-NEXT:   br i1 %b, label %then, label %else
; CHECK:      then:
; CHECK-NEXT:   ret i32 1
; CHECK:      else:
; CHECK-NEXT:   ret i32 2
define i32 @and(i1 %a, i1 %b) {
entry:
  br i1 %a, label %and, label %join
and:
  br label %join
join:
  %c = phi i1 [ %b, %and ], [ false, %entry ]
  br i1 %c, label %then, label %else
then:
  ret i32 1
else:
  ret i32 2
}

; Two in a row, and all ways decided.
; CHECK-LABEL: @chain(
; CHECK-NEXT: br i1 %a, label %[[L:.*]], label %[[R:.*]]
; CHECK-DAG: ret i32 1
; CHECK-DAG: ret i32 2
; CHECK: }
define i32 @chain(i1 %a) {
  br i1 %a, label %x, label %y
x:
  call void @f(i32 1)
  br label %join
y:
  call void @f(i32 2)
  br label %join
join:
  %c = phi i1 [ true, %x ], [ false, %y ]
  br i1 %c, label %then, label %else
then:
  br label %join2
else:
  br label %join2
join2:
  %d = phi i1 [ false, %then ], [ true, %else ]
  br i1 %d, label %one, label %two
one:
  ret i32 1
two:
  ret i32 2
}

; CHECK-LABEL: @switch(
; CHECK: x:
; CHECK-NEXT: call void @f(i32 1)
; CHECK-NEXT: ret i32 20
; CHECK: y:
; CHECK-NEXT: call void @f(i32 2)
; CHECK-NEXT: ret i32 30
define i32 @switch(i1 %a) {
  br i1 %a, label %x, label %y
x:
  call void @f(i32 1)
  br label %join
y:
  call void @f(i32 2)
  br label %join
join:
  %c = phi i32 [ 2, %x ], [ 5, %y ]
  switch i32 %c, label %other [ i32 1, label %one
                                i32 2, label %two ]
one:
  ret i32 10
two:
  ret i32 20
other:
  ret i32 30
}

; Other phi nodes are live after the block and get a phi node there.
; CHECK-LABEL: @lives(
; CHECK: then:
; CHECK-NEXT: %[[V:.*]] = phi i32 [ 10, %x ], [ %w, %y ]
; CHECK: ret i32 %[[V]]
define i32 @lives(i1 %a, i1 %b, i32 %w) {
  br i1 %a, label %x, label %y
x:
  call void @f(i32 1)
  br label %join
y:
  call void @f(i32 2)
  br label %join
join:
  %c = phi i1 [ true, %x ], [ %b, %y ]
  %v = phi i32 [ 10, %x ], [ %w, %y ]
  br i1 %c, label %then, label %else
then:
  call void @f(i32 3)
  ret i32 %v
else:
  ret i32 0
}

; The same from a conditional branch.
; CHECK-LABEL: @livesedge(
; CHECK: br i1 %a, label %then, label %y
; CHECK: then:
; CHECK-NEXT: phi i32 [ 10, %entry ], [ %w, %y ]
define i32 @livesedge(i1 %a, i1 %b, i32 %w) {
entry:
  br i1 %a, label %join, label %y
y:
  call void @f(i32 2)
  br label %join
join:
  %c = phi i1 [ true, %entry ], [ %b, %y ]
  %v = phi i32 [ 10, %entry ], [ %w, %y ]
  br i1 %c, label %then, label %else
then:
  call void @f(i32 3)
  ret i32 %v
else:
  ret i32 0
}

; From a block that goes to the target as well, with another value: the new way
; gets a block of its own.
; CHECK-LABEL: @ownblock(
; CHECK: i32 0, label %thread
; CHECK-NEXT: i32 1, label %then
; CHECK: thread:
; CHECK-NEXT: br label %then
; CHECK: then:
; CHECK-NEXT: phi i32 [ 20, %entry ], [ %w, %y ], [ 10, %thread ]
define i32 @ownblock(i1 %a, i1 %b, i32 %w, i32 %s) {
entry:
  switch i32 %s, label %y [ i32 0, label %join
                            i32 1, label %then ]
y:
  call void @f(i32 2)
  br label %join
join:
  %c = phi i1 [ true, %entry ], [ %b, %y ]
  %v = phi i32 [ 10, %entry ], [ %w, %y ]
  br i1 %c, label %then, label %else
then:
  %r = phi i32 [ 20, %entry ], [ %v, %join ]
  call void @f(i32 3)
  ret i32 %r
else:
  ret i32 0
}

; A comparison of a phi with a constant, as after a call that may return an
; exception or a constant constructor.
; CHECK-LABEL: @comparison(
; CHECK-NEXT: switch i32 %n, label %[[A:.*]] [
; CHECK-NEXT:   i32 0, label %good
; CHECK-NEXT:   i32 1, label %bad
; CHECK-NEXT: ]
; CHECK: [[A]]:
; CHECK-NEXT: %[[IS:.*]] = icmp eq ptr %x, null
; CHECK-NEXT: br i1 %[[IS]], label %good, label %bad
; CHECK: good:
; CHECK-NEXT: ret ptr null
; CHECK: bad:
; CHECK-NEXT: %[[E:.*]] = phi ptr
; CHECK-NEXT: ret ptr %[[E]]
@exception = external global i32
define ptr @comparison(i32 %n, ptr %x) {
  switch i32 %n, label %a [
    i32 0, label %join
    i32 1, label %b
  ]
a:
  br label %join
b:
  br label %join
join:
  %p = phi ptr [ null, %0 ], [ %x, %a ], [ @exception, %b ]
  %is.null = icmp eq ptr %p, null
  br i1 %is.null, label %good, label %bad
good:
  ret ptr null
bad:
  ret ptr %p
}
