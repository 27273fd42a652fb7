; The new variable is computed where the product may not have been, so that it
; promises nothing; undefined starts; vectors, pointers and their widths.
; RUN: %opt -passes=mincaml-strength -verify-each -S %s | FileCheck %s

target datalayout = "e-p:64:64-p1:64:64:64:32"

declare void @use(i32)

; One more sum than products: the last one may overflow.
; CHECK-LABEL: @flags(
; CHECK: %reduced = phi i32 [ 0, %entry ], [ %reduced.next, %loop ]
; CHECK: call void @use(i32 %reduced)
; CHECK: %reduced.next = add i32 %reduced, 12
define void @flags(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %m = mul nuw nsw i32 %i, 12
  call void @use(i32 %m)
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %out
out:
  ret void
}

; A start that is undefined or poison: the product of the very same start.
; CHECK-LABEL: @starts(
; CHECK: entry:
; CHECK-NEXT: %f = freeze i32 poison
; CHECK-NEXT: [[START:%.*]] = mul i32 %f, 12
; CHECK: %reduced{{.*}} = phi i32 [ [[START]], %entry ]
define void @starts(i32 %n) {
entry:
  %f = freeze i32 poison
  br label %loop
loop:
  %i = phi i32 [ %f, %entry ], [ %i1, %loop ]
  %u = phi i32 [ undef, %entry ], [ %u1, %loop ]
  %m = mul i32 %i, 12
  call void @use(i32 %m)
  %v = mul i32 %u, 10
  call void @use(i32 %v)
  %d = sdiv i32 %u, 4
  call void @use(i32 %d)
  %i1 = add i32 %i, 1
  %u1 = add i32 %u, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %out
out:
  ret void
}

; A counter that is poison once it has overflowed, frozen: any number, which the
; division must not treat as a positive one. Where a branch tests the counter
; itself, it has not overflowed.
; CHECK-LABEL: @frozen(
; CHECK-NOT: %reduced
; CHECK: %m = mul i32 %f, 12
; CHECK: %d = sdiv i32 %f, 8
; CHECK: %g = lshr i32 %h, 3
define void @frozen(i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ %n, %entry ], [ %k1, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %j = phi i32 [ 0, %entry ], [ %j1, %latch ]
  %f = freeze i32 %i
  %m = mul i32 %f, 12
  call void @use(i32 %m)
  %d = sdiv i32 %f, 8
  call void @use(i32 %d)
  %h = freeze i32 %j
  %g = sdiv i32 %h, 8
  call void @use(i32 %g)
  %i1 = add nsw i32 %i, 1
  %j1 = add nsw i32 %j, 1
  %asked = icmp slt i32 %j1, 1000
  br i1 %asked, label %latch, label %out
latch:
  %k1 = sub i32 %k, 1
  %e = icmp eq i32 %k1, 0
  br i1 %e, label %out, label %loop
out:
  ret void
}

; CHECK-LABEL: @divisions(
; CHECK: %a = lshr exact i32 %i, 3
; CHECK: %b = udiv exact i32 %i, 6
; CHECK: %c = and i32 %i, 7
; CHECK: %d = urem i32 %i, 6
; CHECK: %e = sdiv i32 %i, -8
; CHECK: %f = sdiv i32 %i, -2147483648
; CHECK: %g = sdiv i32 %i, 0
; CHECK: %h = sdiv i32 8, %i
define void @divisions(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %i1, %loop ]
  %a = sdiv exact i32 %i, 8
  store volatile i32 %a, ptr %p
  %b = sdiv exact i32 %i, 6
  store volatile i32 %b, ptr %p
  %c = srem i32 %i, 8
  store volatile i32 %c, ptr %p
  %d = srem i32 %i, 6
  store volatile i32 %d, ptr %p
  %e = sdiv i32 %i, -8
  store volatile i32 %e, ptr %p
  %f = sdiv i32 %i, -2147483648
  store volatile i32 %f, ptr %p
  %g = sdiv i32 %i, 0
  store volatile i32 %g, ptr %p
  %h = sdiv i32 8, %i
  store volatile i32 %h, ptr %p
  %i1 = add nsw i32 %i, 1
  %k = icmp slt i32 %i1, %n
  br i1 %k, label %loop, label %out
out:
  ret void
}

; Vectors are left alone, also those of addresses.
; CHECK-LABEL: @vectors(
; CHECK-NOT: %reduced
; CHECK: %m = mul <2 x i32> %i, splat (i32 12)
; CHECK: %d = sdiv <2 x i32> %j, splat (i32 8)
; CHECK: %a = getelementptr [3 x i32], ptr %p, <2 x i32> %i
; CHECK: %s = getelementptr [3 x i32], <2 x ptr> %ps, i32 %k
define void @vectors(<2 x i32> %n, ptr %p, <2 x ptr> %ps, ptr %to) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i = phi <2 x i32> [ zeroinitializer, %entry ], [ %i1, %loop ]
  %m = mul <2 x i32> %i, <i32 12, i32 12>
  store volatile <2 x i32> %m, ptr %to
  %j = and <2 x i32> %i, <i32 7, i32 7>
  %d = sdiv <2 x i32> %j, <i32 8, i32 8>
  store volatile <2 x i32> %d, ptr %to
  %a = getelementptr [3 x i32], ptr %p, <2 x i32> %i
  store volatile <2 x ptr> %a, ptr %to
  %s = getelementptr [3 x i32], <2 x ptr> %ps, i32 %k
  store volatile <2 x ptr> %s, ptr %to
  %i1 = add <2 x i32> %i, <i32 1, i32 1>
  %k1 = add i32 %k, 1
  %l = icmp slt <2 x i32> %i1, %n
  %e = extractelement <2 x i1> %l, i32 0
  br i1 %e, label %loop, label %out
out:
  ret void
}

; An index that may wrap as a narrow number jumps back where the address would
; go on. Addresses in other spaces have indices of their own width.
; CHECK-LABEL: @addresses(
; CHECK: loop:
; CHECK: %w = getelementptr [3 x i32], ptr %p, i8 %i
; CHECK: %z = getelementptr [3 x i32], ptr %p, i64 %wide
define void @addresses(ptr %p, ptr addrspace(1) %q, ptr %to) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %i1, %loop ]
  %w = getelementptr [3 x i32], ptr %p, i8 %i
  store volatile ptr %w, ptr %to
  %wide = zext i8 %i to i64
  %z = getelementptr [3 x i32], ptr %p, i64 %wide
  store volatile ptr %z, ptr %to
  %i1 = add i8 %i, 1
  br label %loop
}

; CHECK-LABEL: @space(
; CHECK: loop:
; CHECK: %reduced{{.*}} = phi ptr addrspace(1) [ %q, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK: [[NEXT]] = getelementptr i8, ptr addrspace(1) %reduced{{.*}}, i32 12
define void @space(ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr inbounds [3 x i32], ptr addrspace(1) %q, i32 %i
  store volatile i32 0, ptr addrspace(1) %a
  %i1 = add nsw i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %out
out:
  ret void
}
