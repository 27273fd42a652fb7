; Promises about values that are only computed on the way to a branch, poison and
; undef operands, freeze; vectors and their lanes, pointers that may not be used.
; RUN: %opt -passes=mincaml-licm -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare void @use_pointer(ptr)
declare void @use_vector(<2 x i32>)
declare i32 @pure(i32) memory(none) nounwind willreturn speculatable
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, <2 x i1>, <2 x i32>)

; Poison does no harm where it is not used; undefined behavior does. So flags
; stay, and what makes broken promises undefined behavior goes.
; CHECK-LABEL: @promises(
; CHECK: entry:
; CHECK-NEXT: %s = add nsw i32 %a, %b
; CHECK-NEXT: %g = getelementptr inbounds i8, ptr %p, i32 %a
; CHECK-NEXT: %r = call i32 @pure(i32 %s)
; CHECK-NEXT: br label %loop
define void @promises(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %inside, label %out
inside:
  %s = add nsw i32 %a, %b
  %g = getelementptr inbounds i8, ptr %p, i32 %a
  %r = call noundef i32 @pure(i32 noundef %s)
  call void @use(i32 %r)
  call void @use_pointer(ptr %g)
  br label %loop
out:
  ret void
}

; Where they are guaranteed to execute, they are kept.
; CHECK-LABEL: @kept_promises(
; CHECK: entry:
; CHECK-NEXT: %r = call noundef i32 @pure(i32 noundef %a)
; CHECK-NEXT: %v = load i32, ptr %p, align 4, !range !{{.*}}, !noundef !{{.*}}
; CHECK-NEXT: %s = add i32 %r, %v
; CHECK-NEXT: br label %loop
define void @kept_promises(i32 %a, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %r = call noundef i32 @pure(i32 noundef %a)
  %v = load i32, ptr %p, !range !0, !noundef !1
  %s = add i32 %r, %v
  br i1 %c, label %loop, label %out
out:
  ret void
}

; A load from where something is known to be; what it promises of its value goes.
; CHECK-LABEL: @guarded_load(
; CHECK: entry:
; CHECK-NEXT: %v = load i32, ptr %p, align 4{{$}}
; CHECK-NEXT: br label %loop
; CHECK: inside:
; CHECK-NEXT: %w = load i32, ptr %q, align 4
define void @guarded_load(ptr dereferenceable(4) align 4 noalias nofree %p, ptr %q, i1 %c) nofree nosync {
entry:
  br label %loop
loop:
  br i1 %c, label %inside, label %out
inside:
  %v = load i32, ptr %p, !noundef !1
  %w = load i32, ptr %q
  call void @use(i32 %v) nofree nosync memory(inaccessiblemem: write)
  call void @use(i32 %w) nofree nosync memory(inaccessiblemem: write)
  br label %loop
out:
  ret void
}

; A frozen value may differ in each iteration, or be the same in all. Undef
; operands do not keep an instruction in the loop.
; CHECK-LABEL: @frozen(
; CHECK: entry:
; CHECK-NEXT: %f = freeze i32 %x
; CHECK-NEXT: %u = add i32 undef, %x
; CHECK-NEXT: br label %loop
; CHECK: %g = freeze i32 %i
define void @frozen(i32 %x, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ poison, %entry ], [ %i1, %loop ]
  %f = freeze i32 %x
  call void @use(i32 %f)
  %g = freeze i32 %i
  call void @use(i32 %g)
  %u = add i32 undef, %x
  call void @use(i32 %u)
  %i1 = add i32 %i, 1
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Division by poison or by zero in a single lane is undefined behavior.
; CHECK-LABEL: @vectors(
; CHECK: entry:
; CHECK-NEXT: %a = add <2 x i32> %v, %w
; CHECK-NEXT: %s = shufflevector <2 x i32> %a, <2 x i32> %w, <2 x i32> <i32 1, i32 poison>
; CHECK-NEXT: %z = udiv <2 x i32> %v, splat (i32 3)
; CHECK-NEXT: br label %loop
; CHECK: inside:
; CHECK-NEXT: %x = udiv <2 x i32> %v, <i32 3, i32 0>
; CHECK-NEXT: %y = udiv <2 x i32> %v, <i32 3, i32 poison>
; CHECK-NEXT: %n = sdiv <2 x i32> %v, <i32 3, i32 -1>
; CHECK-NEXT: %o = udiv <2 x i32> %v, %w
; CHECK-NEXT: %e = insertelement <2 x i32> %a, i32 %i, i32 0
define void @vectors(<2 x i32> %v, <2 x i32> %w, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %inside ]
  br i1 %c, label %inside, label %out
inside:
  %a = add <2 x i32> %v, %w
  %s = shufflevector <2 x i32> %a, <2 x i32> %w, <2 x i32> <i32 1, i32 poison>
  %x = udiv <2 x i32> %v, <i32 3, i32 0>
  %y = udiv <2 x i32> %v, <i32 3, i32 poison>
  %z = udiv <2 x i32> %v, <i32 3, i32 3>
  %n = sdiv <2 x i32> %v, <i32 3, i32 -1>
  %o = udiv <2 x i32> %v, %w
  %e = insertelement <2 x i32> %a, i32 %i, i32 0
  call void @use_vector(<2 x i32> %s)
  call void @use_vector(<2 x i32> %x)
  call void @use_vector(<2 x i32> %y)
  call void @use_vector(<2 x i32> %z)
  call void @use_vector(<2 x i32> %n)
  call void @use_vector(<2 x i32> %o)
  call void @use_vector(<2 x i32> %e)
  %i1 = add i32 %i, 1
  br label %loop
out:
  ret void
}

; Nor is a load of lanes, of addresses that a vector holds, or of a vector that is
; larger than what is known to be there.
; CHECK-LABEL: @vector_loads(
; CHECK: entry:
; CHECK-NEXT: %b = load <1 x i32>, ptr %p, align 4
; CHECK-NEXT: br label %loop
; CHECK: inside:
; CHECK-NEXT: %a = load <2 x i32>, ptr %p
; CHECK-NEXT: %m = call <2 x i32> @llvm.masked.load
define void @vector_loads(ptr dereferenceable(4) align 4 nofree %p, <2 x i1> %mask, i1 %c, ptr noalias %to) nofree nosync {
entry:
  br label %loop
loop:
  br i1 %c, label %inside, label %out
inside:
  %a = load <2 x i32>, ptr %p, align 4
  %b = load <1 x i32>, ptr %p, align 4
  %m = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %p, <2 x i1> %mask, <2 x i32> poison)
  store <2 x i32> %a, ptr %to
  store <1 x i32> %b, ptr %to
  store <2 x i32> %m, ptr %to
  br label %loop
out:
  ret void
}

!0 = !{i32 0, i32 10}
!1 = !{}
