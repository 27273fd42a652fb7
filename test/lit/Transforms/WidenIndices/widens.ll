; Indices in 64 bits, where integers and pointers may have as many.
; RUN: %opt -passes=mincaml-widen-indices -verify-each -S %s | FileCheck %s
; RUN: sed 's/n32:64/n32/' %s | %opt -passes=mincaml-widen-indices -S | FileCheck %s --check-prefix=NARROW --implicit-check-not=.wide
; RUN: sed 's/E-m:e/E-m:e-p:32:32/' %s | %opt -passes=mincaml-widen-indices -S | FileCheck %s --check-prefix=NARROW --implicit-check-not=.wide

target datalayout = "E-m:e-i64:64-i128:128-n32:64-S128"
declare void @use(i32)
declare i32 @read()

; The index of a loop, compared with a number that does not change.
; CHECK-LABEL: define void @loop(
; CHECK: entry:
; CHECK: %n.wide = sext i32 %n to i64
; CHECK: %i.wide = phi i64 [ 0, %entry ], [ %next.wide, %loop ]
; CHECK-NEXT: %p = getelementptr inbounds nuw i32, ptr %a, i64 %i.wide
; CHECK-NEXT: store
; CHECK-NEXT: %next.wide = add nsw i64 %i.wide, 1
; CHECK-NEXT: icmp slt i64 %next.wide, %n.wide
; CHECK-NOT: i32 %
; CHECK: ret void
define void @loop(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  store i32 7, ptr %p
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Extended explicitly, with other users, which truncate. The order of unsigned
; numbers stays.
; CHECK-LABEL: define i32 @explicit(
; CHECK: %start.wide = sext i32 %start to i64
; CHECK: %i.wide = phi i64 [ %start.wide, %entry ], [ %next.wide, %loop ]
; CHECK-NEXT: %i.narrow = trunc nsw i64 %i.wide to i32
; CHECK-NEXT: %p = getelementptr i32, ptr %a, i64 %i.wide
; CHECK-NEXT: %q = getelementptr i32, ptr %b, i64 %i.wide
; CHECK: call void @use(i32 %i.narrow)
; CHECK: %next.wide = sub nsw i64 %i.wide, 3
; CHECK: icmp ugt i64 %next.wide, 5
; CHECK: ret i32 %i.narrow
define i32 @explicit(ptr %a, ptr %b, i32 %start) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  %i.64 = sext i32 %i to i64
  %p = getelementptr i32, ptr %a, i64 %i.64
  %i.z = zext nneg i32 %i to i64
  %q = getelementptr i32, ptr %b, i64 %i.z
  store i32 7, ptr %p
  store i32 7, ptr %q
  call void @use(i32 %i)
  %next = sub nsw i32 %i, 3
  %more = icmp ugt i32 %next, 5
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %i
}

; A web of several phi nodes and other operations.
; CHECK-LABEL: define i32 @web(
; CHECK: %i.wide = phi i64
; CHECK: %product.wide = mul nsw i64 %i.wide, 3
; CHECK: %shifted.wide = shl nsw i64 %product.wide, 2
; CHECK: %masked.wide = and i64 %shifted.wide, 4095
; CHECK: %chosen.wide = select i1 %c, i64 %masked.wide, i64 %i.wide
; CHECK: %joined.wide = phi i64 [ %chosen.wide, %loop ], [ -1, %then ]
; CHECK: getelementptr i32, ptr %a, i64 %joined.wide
define i32 @web(ptr %a, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %joined, %join ]
  %product = mul nsw i32 %i, 3
  %shifted = shl nsw i32 %product, 2
  %masked = and i32 %shifted, 4095
  %chosen = select i1 %c, i32 %masked, i32 %i
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %joined = phi i32 [ %chosen, %loop ], [ -1, %then ]
  %p = getelementptr i32, ptr %a, i32 %joined
  %x = load i32, ptr %p
  %more = icmp eq i32 %x, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %x
}

; A load that is extended costs nothing; nor does what was 64 bits wide.
; NARROW: define i32 @free.leaves(
; CHECK-LABEL: define i32 @free.leaves(
; CHECK: %x.wide = sext i32 %x to i64
; CHECK: %x.narrow = trunc nsw i64 %x.wide to i32
; CHECK: call void @use(i32 %x.narrow)
; CHECK: %sum.wide = add nsw i64 %x.wide, %long
; CHECK: %next.wide = add nsw i64 %sum.wide, 1
; CHECK: getelementptr i32, ptr %a, i64 %next.wide
define i32 @free.leaves(ptr %a, i64 %long) {
  %x = load i32, ptr %a
  %short = trunc nsw i64 %long to i32
  call void @use(i32 %x)
  %sum = add nsw i32 %x, %short
  %next = add nsw i32 %sum, 1
  %p = getelementptr i32, ptr %a, i32 %next
  %y = load i32, ptr %p
  ret i32 %y
}
