; Dependences between rounds, and other obstacles to a Do-all loop.
; RUN: %opt -disable-output -passes='print<mincaml-doall>' %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
target datalayout = "p:32:32"

declare void @print(i32) nounwind memory(inaccessiblemem: readwrite)
declare i32 @pure(i32) nounwind willreturn memory(none)

; a[i] = b[i] + pure(i)
;      CHECK:do-all loops of @elements:
; CHECK-NEXT:loop %loop: do-all: for (%i = 0; %i < %n; %i += 1)
define void @elements(ptr noalias %a, ptr noalias %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %pb = getelementptr inbounds i32, ptr %b, i32 %i
  %v = load i32, ptr %pb
  %w = call i32 @pure(i32 %i)
  %x = add i32 %v, %w
  %pa = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %x, ptr %pa
  %i1 = add i32 %i, 1
  br label %loop
out:
  ret void
}

; The same arrays may overlap.
;      CHECK:do-all loops of @overlap:
; CHECK-NEXT:loop %loop: not do-all: the store to %pa may overlap the access to %pb in another iteration
define void @overlap(ptr %a, ptr %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %pb = getelementptr inbounds i32, ptr %b, i32 %i
  %v = load i32, ptr %pb
  %pa = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %pa
  %i1 = add i32 %i, 1
  br label %loop
out:
  ret void
}

; a[i] = a[i + 1]: an iteration writes what the previous one has read.
;      CHECK:do-all loops of @shift:
; CHECK-NEXT:loop %loop: not do-all: the store to %p0 may overlap the access to %p1 in another iteration
define void @shift(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, 100
  br i1 %c, label %body, label %out
body:
  %i1 = add i32 %i, 1
  %p1 = getelementptr inbounds i32, ptr %a, i32 %i1
  %v = load i32, ptr %p1
  %p0 = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %p0
  br label %loop
out:
  ret void
}

; a[i] = a[i + 100] for 100 rounds, then for 101.
;      CHECK:do-all loops of @far:
; CHECK-NEXT:loop %loop: do-all: for (%i = 0; %i < 100; %i += 1)
; CHECK-NEXT:loop %loop2: not do-all: the store to %q0 may overlap the access to %q1 in another iteration
define void @far(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, 100
  br i1 %c, label %body, label %next
body:
  %i1 = add i32 %i, 1
  %i100 = add i32 %i, 101
  %p1 = getelementptr inbounds i32, ptr %a, i32 %i100
  %v = load i32, ptr %p1
  %p0 = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %p0
  br label %loop
next:
  br label %loop2
loop2:
  %j = phi i32 [ 0, %next ], [ %j1, %body2 ]
  %d = icmp slt i32 %j, 101
  br i1 %d, label %body2, label %out
body2:
  %j1 = add i32 %j, 1
  %j100 = add i32 %j, 101
  %q1 = getelementptr inbounds i32, ptr %a, i32 %j100
  %w = load i32, ptr %q1
  %q0 = getelementptr inbounds i32, ptr %a, i32 %j
  store i32 %w, ptr %q0
  br label %loop2
out:
  ret void
}

; a[2 * i] = a[2 * i + 1] by the distance, a[4 * i] = a[6 * i + 3] by the
; greatest common divisor; a[4 * i] = a[6 * i + 2] may meet.
;      CHECK:do-all loops of @strides:
; CHECK-NEXT:loop %loop: do-all: for (%i = 0; %i < 1000; %i += 1)
;      CHECK:do-all loops of @meet:
; CHECK-NEXT:loop %loop: not do-all: the store to %p2 may overlap the access to %p3 in another iteration
define void @strides(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, 1000
  br i1 %c, label %body, label %out
body:
  %t = shl i32 %i, 1
  %t1 = or disjoint i32 %t, 1
  %p0 = getelementptr inbounds i32, ptr %a, i32 %t
  %p1 = getelementptr inbounds i32, ptr %a, i32 %t1
  %v = load i32, ptr %p1
  %f = mul i32 %i, 4
  %s = mul i32 %i, 6
  %s3 = add i32 %s, 3
  %p2 = getelementptr inbounds i32, ptr %a, i32 %f
  %p3 = getelementptr inbounds i32, ptr %a, i32 %s3
  %w = load i32, ptr %p3
  %x = add i32 %v, %w
  store i32 %x, ptr %p2
  %i1 = add i32 %i, 1
  br label %loop
out:
  ret void
}
define void @meet(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, 1000
  br i1 %c, label %body, label %out
body:
  %f = mul i32 %i, 4
  %s = mul i32 %i, 6
  %s3 = add i32 %s, 2
  %p2 = getelementptr inbounds i32, ptr %a, i32 %f
  %p3 = getelementptr inbounds i32, ptr %a, i32 %s3
  %w = load i32, ptr %p3
  store i32 %w, ptr %p2
  %i1 = add i32 %i, 1
  br label %loop
out:
  ret void
}

; The same location in each iteration; elements that overlap; an index that may wrap
; around; an unknown index.
;      CHECK:do-all loops of @places:
; CHECK-NEXT:loop %l1: not do-all: the store to %a may overlap that of another iteration
;      CHECK:do-all loops of @bytes:
; CHECK-NEXT:loop %l1: not do-all: the store to %p may overlap that of another iteration
;      CHECK:do-all loops of @wraps:
; CHECK-NEXT:loop %l1: not do-all: the store to %p may overlap that of another iteration
;      CHECK:do-all loops of @unknown:
; CHECK-NEXT:loop %l1: not do-all: the store to %p may overlap that of another iteration
define void @places(ptr %a, i32 %n) {
entry:
  br label %l1
l1:
  %i = phi i32 [ 0, %entry ], [ %i1, %b1 ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b1, label %out
b1:
  store i32 %i, ptr %a
  %i1 = add i32 %i, 1
  br label %l1
out:
  ret void
}
define void @bytes(ptr %a, i32 %n) {
entry:
  br label %l1
l1:
  %i = phi i32 [ 0, %entry ], [ %i1, %b1 ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b1, label %out
b1:
  %p = getelementptr inbounds i8, ptr %a, i32 %i
  store i32 %i, ptr %p
  %i1 = add i32 %i, 1
  br label %l1
out:
  ret void
}
define void @wraps(ptr %a, i32 %n) {
entry:
  br label %l1
l1:
  %i = phi i32 [ 0, %entry ], [ %i1, %b1 ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b1, label %out
b1:
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %p
  %i1 = add i32 %i, 1
  br label %l1
out:
  ret void
}
define void @unknown(ptr %a, i32 %n) {
entry:
  br label %l1
l1:
  %i = phi i32 [ 0, %entry ], [ %i1, %b1 ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b1, label %out
b1:
  %h = mul i32 %i, %i
  %p = getelementptr inbounds i32, ptr %a, i32 %h
  store i32 %i, ptr %p
  %i1 = add i32 %i, 1
  br label %l1
out:
  ret void
}

; Carried values, effects, exits.
;      CHECK:do-all loops of @carried:
; CHECK-NEXT:loop %loop: not do-all: %fib carries a value to the next iteration
;      CHECK:do-all loops of @looked_at:
; CHECK-NEXT:loop %loop: not do-all: %s carries a value to the next iteration
;      CHECK:do-all loops of @floats:
; CHECK-NEXT:loop %loop: not do-all: %s carries a value to the next iteration
;      CHECK:do-all loops of @prints:
; CHECK-NEXT:loop %loop: not do-all: the call of @print may have effects
;      CHECK:do-all loops of @volatile:
; CHECK-NEXT:loop %loop: not do-all: load may have effects
;      CHECK:do-all loops of @leaves:
; CHECK-NEXT:loop %loop: not do-all: it has exits in 2 blocks
;      CHECK:do-all loops of @endless:
; CHECK-NEXT:loop %loop: not do-all: it has no exit
;      CHECK:do-all loops of @searches:
; CHECK-NEXT:loop %loop: not do-all: no induction variable controls its exit
define i32 @carried(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %fib = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = phi i32 [ 1, %entry ], [ %sum, %loop ]
  %sum = add i32 %fib, %next
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %fib
}
define i32 @looked_at(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %i
  %look = xor i32 %sum, 1
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %look
}
define double @floats(i32 %n, double %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ 0.0, %entry ], [ %sum, %loop ]
  %sum = fadd double %s, %x
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret double %sum
}
define void @prints(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @print(i32 %i)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define void @volatile(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = load volatile i32, ptr %p
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define void @leaves(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %d = icmp eq i32 %i, %m
  br i1 %d, label %out, label %next
next:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define void @endless() {
entry:
  br label %loop
loop:
  br label %loop
}
define ptr @searches(ptr %list) {
entry:
  br label %loop
loop:
  %l = phi ptr [ %list, %entry ], [ %next, %loop ]
  %next = load ptr, ptr %l
  %c = icmp eq ptr %next, null
  br i1 %c, label %out, label %loop
out:
  ret ptr %l
}
