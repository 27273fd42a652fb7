; Multiples of induction variables are added up.
; RUN: %opt -passes=mincaml-strength,verify -S %s | FileCheck %s
target datalayout = "p:32:32"

declare void @use(i32)
declare void @usep(ptr)

; Two multiples of the same kind share a variable, a chain becomes one.
; CHECK-LABEL: define void @multiples(
; CHECK:       entry:
; CHECK-NEXT:    %0 = mul i32 %a, 12
; CHECK-NEXT:    %1 = add i32 %0, 5
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32
; CHECK-NEXT:    %reduced = phi i32 [ %1, %entry ], [ %reduced.next, %loop ]
; CHECK-NEXT:    call void @use(i32 %reduced)
; CHECK-NEXT:    %[[Y:.*]] = add i32 %reduced, -5
; CHECK-NEXT:    call void @use(i32 %[[Y]])
; CHECK-NEXT:    %i1 = add i32 %i, 3
; CHECK-NEXT:    %c = icmp
; CHECK-NEXT:    %reduced.next = add i32 %reduced, 36
define void @multiples(i32 %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %i1, %loop ]
  %x = mul nsw i32 %i, 12
  %x5 = add nsw i32 %x, 5
  call void @use(i32 %x5)
  %y = mul i32 12, %i
  call void @use(i32 %y)
  %i1 = add i32 %i, 3
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Addresses of elements of 12 bytes; with a base that is a number.
; CHECK-LABEL: define void @addresses(
; CHECK:       entry:
; CHECK-NEXT:    %0 = getelementptr i8, ptr %p, i32 4
; CHECK-NEXT:    br label %loop
; CHECK:         %reduced{{.*}} = phi ptr [ %0, %entry ], [ %reduced.next{{.*}}, %loop ]
; CHECK-NEXT:    %reduced{{.*}} = phi i32 [ %n, %entry ]
; CHECK-NEXT:    call void @usep(ptr %reduced{{.*}})
; CHECK-NOT:     mul
; CHECK:         getelementptr i8, ptr %reduced{{.*}}, i32 12
define void @addresses(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %e = getelementptr inbounds [3 x i32], ptr %p, i32 %i, i32 1
  call void @usep(ptr %e)
  %m = mul i32 %i, 7
  %s = add i32 %m, %n
  call void @use(i32 %s)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Powers of two, what is not guaranteed to execute, products without a constant, what
; is not an induction variable.
; CHECK-LABEL: define void @stays(
; CHECK-NOT:     %reduced
; CHECK:         ret void
define void @stays(i32 %n, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %f = phi i32 [ 1, %entry ], [ %f1, %latch ]
  %x = mul i32 %i, 16
  call void @use(i32 %x)
  %y = mul i32 %i, %n
  call void @use(i32 %y)
  %f1 = mul i32 %f, 3
  call void @use(i32 %f1)
  br i1 %b, label %sometimes, label %latch
sometimes:
  %z = mul i32 %i, 5
  call void @use(i32 %z)
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Two latches, no preheader.
; CHECK-LABEL: define void @shapes(
; CHECK-NOT:     %reduced
; CHECK:         ret void
define void @shapes(i32 %n, i1 %b) {
entry:
  br i1 %b, label %loop, label %other
other:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %other ], [ %i1, %l1 ], [ %i1, %l2 ]
  %y = mul i32 %i, 5
  call void @use(i32 %y)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %l1, label %out
l1:
  br i1 %b, label %loop, label %l2
l2:
  br label %loop
out:
  ret void
}

; Nested: the inner start is a multiple of the outer variable.
; CHECK-LABEL: define void @nested(
; CHECK:       outer:
; CHECK:         %reduced{{.*}} = phi i32 [ 0, %entry ], [ %reduced.next{{.*}}, %latch ]
; CHECK:       inner:
; CHECK:         %reduced{{.*}} = phi i32
; CHECK-NOT:     mul
; CHECK:         ret void
define void @nested(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = mul i32 %i, 10
  br label %inner
inner:
  %j = phi i32 [ %s, %outer ], [ %j1, %inner ]
  %t = add i32 %j, %j
  %u = add i32 %t, %j
  call void @use(i32 %u)
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %inner, label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %out
out:
  ret void
}
