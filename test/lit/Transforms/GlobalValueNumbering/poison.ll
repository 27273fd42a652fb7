; Poison, undef and freeze; vectors and pointers, of which equality says less
; than of integers.
; RUN: %opt -passes=mincaml-gvn -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare void @use_pointer(ptr)
declare void @use_vector(<2 x i32>)

; Two freezes of one value may differ. One freeze is the same everywhere.
; CHECK-LABEL: @frozen(
; CHECK: %a = freeze i32 %x
; CHECK-NEXT: %b = freeze i32 %x
; CHECK-NEXT: %s = sub i32 %a, %b
; CHECK-NEXT: call void @use(i32 %s)
; CHECK-NEXT: call void @use(i32 %s)
define void @frozen(i32 %x) {
  %a = freeze i32 %x
  %b = freeze i32 %x
  %s = sub i32 %a, %b
  %t = sub i32 %a, %b
  call void @use(i32 %s)
  call void @use(i32 %t)
  ret void
}

; That the frozen value is 7 says nothing of the value.
; CHECK-LABEL: @frozen_branch(
; CHECK: is:
; CHECK-NEXT: call void @use(i32 7)
; CHECK-NEXT: call void @use(i32 %x)
define void @frozen_branch(i32 %x) {
entry:
  %f = freeze i32 %x
  %c = icmp eq i32 %f, 7
  br i1 %c, label %is, label %out
is:
  call void @use(i32 %f)
  call void @use(i32 %x)
  br label %out
out:
  ret void
}

; A phi node of x and undef may be poison where x is and undef where it is not.
; CHECK-LABEL: @partly(
; CHECK: %p = phi i32 [ %x, %entry ], [ undef, %side ]
; CHECK: %q = phi i32 [ %x, %entry ], [ poison, %side ]
; CHECK: call void @use(i32 %p)
; CHECK: call void @use(i32 %q)
define void @partly(i1 %c, i32 %x) {
entry:
  br i1 %c, label %side, label %out
side:
  br label %out
out:
  %p = phi i32 [ %x, %entry ], [ undef, %side ]
  %q = phi i32 [ %x, %entry ], [ poison, %side ]
  call void @use(i32 %p)
  call void @use(i32 %q)
  ret void
}

; What stays promises no more than both did: flags of every kind.
; CHECK-LABEL: @flags(
; CHECK: %a = shl nuw i32 %x, 3
; CHECK: %c = udiv i32 %x, 8
; CHECK: %e = or i32 %x, 1
; CHECK: %g = getelementptr i8, ptr %p, i32 %x
; CHECK: %i = zext i32 %x to i64
; CHECK: %k = trunc nuw i32 %x to i8
; CHECK: %m = icmp ult i32 %x, 8
; CHECK: %o = fadd nnan float %f, 1.0
; CHECK-NOT: shl
; CHECK: ret void
define void @flags(i32 %x, ptr %p, float %f, ptr %out) {
  %a = shl nuw nsw i32 %x, 3
  %b = shl nuw i32 %x, 3
  %c = udiv exact i32 %x, 8
  %d = udiv i32 %x, 8
  %e = or disjoint i32 %x, 1
  %e2 = or i32 %x, 1
  %g = getelementptr inbounds i8, ptr %p, i32 %x
  %h = getelementptr i8, ptr %p, i32 %x
  %i = zext nneg i32 %x to i64
  %j = zext i32 %x to i64
  %k = trunc nuw nsw i32 %x to i8
  %l = trunc nuw i32 %x to i8
  %m = icmp samesign ult i32 %x, 8
  %n = icmp ult i32 %x, 8
  %o = fadd nnan ninf float %f, 1.0
  %o2 = fadd nnan float %f, 1.0
  store volatile i32 %a, ptr %out
  store volatile i32 %b, ptr %out
  store volatile i32 %c, ptr %out
  store volatile i32 %d, ptr %out
  store volatile i32 %e, ptr %out
  store volatile i32 %e2, ptr %out
  store volatile ptr %g, ptr %out
  store volatile ptr %h, ptr %out
  store volatile i64 %i, ptr %out
  store volatile i64 %j, ptr %out
  store volatile i8 %k, ptr %out
  store volatile i8 %l, ptr %out
  store volatile i1 %m, ptr %out
  store volatile i1 %n, ptr %out
  store volatile float %o, ptr %out
  store volatile float %o2, ptr %out
  ret void
}

; Pointers that compare equal may still point into different objects.
; CHECK-LABEL: @pointers(
; CHECK: same:
; CHECK-NEXT: call void @use_pointer(ptr %p)
; CHECK-NEXT: call void @use_pointer(ptr %q)
; CHECK: null:
; CHECK-NEXT: call void @use_pointer(ptr %p)
define void @pointers(ptr %p, ptr %q) {
entry:
  %c = icmp eq ptr %p, %q
  br i1 %c, label %same, label %other
same:
  call void @use_pointer(ptr %p)
  call void @use_pointer(ptr %q)
  ret void
other:
  %d = icmp eq ptr %p, @global
  br i1 %d, label %null, label %out
null:
  call void @use_pointer(ptr %p)
  ret void
out:
  ret void
}
@global = external global i32

; A vector condition decides lane by lane, and one lane says nothing of the
; others. The same operation on the same vectors is one.
; CHECK-LABEL: @vectors(
; CHECK: %e = icmp eq <2 x i32> %v, splat (i32 1)
; CHECK-NEXT: %c = extractelement <2 x i1> %e, i32 0
; CHECK-NEXT: br i1 %c
; CHECK: is:
; CHECK-NEXT: call void @use_vector(<2 x i32> %v)
; CHECK-NEXT: %d = extractelement <2 x i1> %e, i32 1
; CHECK-NEXT: %s = select i1 %d, i32 1, i32 2
; CHECK-NEXT: %t = select i1 true, i32 1, i32 2
define void @vectors(<2 x i32> %v) {
entry:
  %e = icmp eq <2 x i32> %v, <i32 1, i32 1>
  %c = extractelement <2 x i1> %e, i32 0
  br i1 %c, label %is, label %out
is:
  call void @use_vector(<2 x i32> %v)
  %e2 = icmp eq <2 x i32> %v, <i32 1, i32 1>
  %d = extractelement <2 x i1> %e2, i32 1
  %d2 = extractelement <2 x i1> %e2, i32 0
  %s = select i1 %d, i32 1, i32 2
  %t = select i1 %d2, i32 1, i32 2
  call void @use(i32 %s)
  call void @use(i32 %t)
  ret void
out:
  ret void
}

; Shuffles and insertions differ by their masks and places; scalable vectors.
; CHECK-LABEL: @shuffles(
; CHECK: %a = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 2>
; CHECK: %b = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 3>
; CHECK: %c = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 poison>
; CHECK-NOT: shufflevector
; CHECK: %e = insertelement <2 x i32> %a, i32 %x, i32 0
; CHECK: %f = insertelement <2 x i32> %a, i32 %x, i32 1
; CHECK: %g = add <vscale x 2 x i32> %n, %n
; CHECK-NOT: add
; CHECK: ret void
define void @shuffles(<2 x i32> %v, <2 x i32> %w, i32 %x, <vscale x 2 x i32> %n,
                      ptr %out) {
  %a = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 2>
  %b = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 3>
  %c = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 poison>
  %d = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 2>
  %e = insertelement <2 x i32> %a, i32 %x, i32 0
  %f = insertelement <2 x i32> %d, i32 %x, i32 1
  %g = add <vscale x 2 x i32> %n, %n
  %h = add <vscale x 2 x i32> %n, %n
  store volatile <2 x i32> %b, ptr %out
  store volatile <2 x i32> %c, ptr %out
  store volatile <2 x i32> %e, ptr %out
  store volatile <2 x i32> %f, ptr %out
  store volatile <vscale x 2 x i32> %g, ptr %out
  store volatile <vscale x 2 x i32> %h, ptr %out
  ret void
}
