; Loop-invariant instructions are hoisted to the preheader.
; RUN: %opt -passes=mincaml-licm,verify -S %s | FileCheck %s
; RUN: %opt -passes='function(mincaml-licm),verify<domtree>,verify<loops>' -disable-output %s

declare void @use(i32)
declare void @reads(ptr readonly) memory(read)
declare double @pure(double) memory(none) nounwind willreturn
declare i32 @reader(ptr) memory(read) nounwind willreturn

; Arithmetic, a chain of it, also from blocks that need not run.
; CHECK-LABEL: define void @arithmetic(
; CHECK:       entry:
; CHECK-NEXT:    %x = mul nsw i32 %a, %b
; CHECK-NEXT:    %y = add nuw i32 %x, 1
; CHECK-NEXT:    %z = sdiv i32 %y, 7
; CHECK-NEXT:    br label %loop
; CHECK:       body:
; CHECK-NEXT:    call void @use(i32 %z)
define void @arithmetic(i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %x = mul nsw i32 %a, %b
  %y = add nuw i32 %x, 1
  %z = sdiv i32 %y, 7
  call void @use(i32 %z)
  %i1 = add i32 %i, 1
  br label %loop
end:
  ret void
}

; A loop that two edges lead to is given a preheader.
; CHECK-LABEL: define void @no_preheader(
; CHECK:       loop.preheader:
; CHECK-NEXT:    %x = xor i32 %a, 5
; CHECK-NEXT:    br label %loop
define void @no_preheader(i32 %a, i1 %c) {
entry:
  br i1 %c, label %loop, label %other
other:
  call void @use(i32 1)
  br i1 %c, label %loop, label %end
loop:
  %x = xor i32 %a, 5
  call void @use(i32 %x)
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Out of both loops; what depends on the outer variable only out of the inner.
; CHECK-LABEL: define void @nested(
; CHECK:       entry:
; CHECK-NEXT:    %both = shl i32 %a, 3
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    %i = phi
; CHECK-NEXT:    %one = mul i32 %i, %both
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    phi
; CHECK-NEXT:    add i32 %one, %j
define void @nested(i32 %a, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %both = shl i32 %a, 3
  %one = mul i32 %i, %both
  %s = add i32 %one, %j
  call void @use(i32 %s)
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %inner, label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %end
end:
  ret void
}

; The division and the calls are guaranteed to execute.
; CHECK-LABEL: define double @guaranteed(
; CHECK:       entry:
; CHECK-NEXT:    %q = sdiv i32 %a, %b
; CHECK-NEXT:    %s = call double @pure(double %d)
; CHECK-NEXT:    %r = call i32 @reader(ptr %p)
; CHECK-NEXT:    %t = add i32 %q, %r
; CHECK-NEXT:    br label %loop
define double @guaranteed(i32 %a, i32 %b, double %d, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %q = sdiv i32 %a, %b
  br label %next
next:
  %s = call double @pure(double %d)
  %r = call i32 @reader(ptr %p)
  %t = add i32 %q, %r
  %i1 = add i32 %i, %t
  %c = icmp slt i32 %i1, 100
  br i1 %c, label %loop, label %end
end:
  ret double %s
}

; Loads: each run gets there and nothing writes; known to be valid; the length
; of an array, which never changes, though unknown memory is written.
; CHECK-LABEL: define void @loads(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v = load i32, ptr %p, align 4, !tbaa
; CHECK-NEXT:    %at = getelementptr inbounds i8, ptr %array, i32 -4
; CHECK-NEXT:    %length = load i32, ptr %at, align 4, !range ![[#]], !invariant.load ![[#]], !noundef ![[#]]
; CHECK-NEXT:    %w = load i32, ptr %valid, align 4{{$}}
; CHECK-NEXT:    br label %loop
define void @loads(ptr %p, ptr dereferenceable(4) align 4 noalias %valid, ptr %array, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ], [ 7, %else ]
  %v = load i32, ptr %p, align 4, !tbaa !2
  %at = getelementptr inbounds i8, ptr %array, i32 -4
  %length = load i32, ptr %at, align 4, !range !0, !invariant.load !1, !noundef !1
  %c = icmp ult i32 %i, %length
  br i1 %c, label %body, label %end
body:
  %w = load i32, ptr %valid, align 4, !noundef !1, !tbaa !2
  store float 0.0, ptr %q, align 4, !tbaa !3
  %i1 = add i32 %i, %v
  %d = icmp eq i32 %i1, %w
  br i1 %d, label %loop, label %else
else:
  br label %loop
end:
  ret void
}

!0 = !{i32 0, i32 2147483647}
!1 = !{}
!2 = !{!4, !4, i64 0}
!3 = !{!5, !5, i64 0}
!4 = !{!"ints", !6, i64 0}
!5 = !{!"floats", !6, i64 0}
!6 = !{!"root"}
