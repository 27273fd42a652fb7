; Operations that an identity or a constant tempts to fold where it must not be, in
; lanes of vectors too; tail calls, invokes, assembly, endless loops, phi cycles.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s

declare i32 @may_throw(i32)
declare double @llvm.sqrt.f64(double)
declare void @use(i32)
declare void @use_vector(<2 x i32>)
declare i32 @__gxx_personality_v0(...)

; A zero in one lane is enough to stop the program.
; CHECK-LABEL: @vectors(
; CHECK: %a = sdiv <2 x i32> splat (i32 8), <i32 2, i32 0>
; CHECK-NEXT: call void @use_vector(<2 x i32> %a)
; CHECK-NEXT: call void @use_vector(<2 x i32> <i32 4, i32 2>)
; CHECK-NEXT: %c = mul <2 x i32> %v, <i32 1, i32 2>
; CHECK-NEXT: call void @use_vector(<2 x i32> %c)
; CHECK-NEXT: call void @use_vector(<2 x i32> %v)
; CHECK-NEXT: %e = sub <2 x i32> <i32 0, i32 1>, %v
; CHECK-NEXT: call void @use_vector(<2 x i32> %e)
; CHECK-NEXT: %g = add <2 x i32> %v, <i32 4, i32 6>
; CHECK-NEXT: call void @use_vector(<2 x i32> %g)
define void @vectors(<2 x i32> %v) {
  %a = sdiv <2 x i32> <i32 8, i32 8>, <i32 2, i32 0>
  call void @use_vector(<2 x i32> %a)
  %b = sdiv <2 x i32> <i32 8, i32 8>, <i32 2, i32 4>
  call void @use_vector(<2 x i32> %b)
  %c = mul <2 x i32> %v, <i32 1, i32 2>
  call void @use_vector(<2 x i32> %c)
  %d = mul <2 x i32> %v, <i32 1, i32 1>
  call void @use_vector(<2 x i32> %d)
  %e = sub <2 x i32> <i32 0, i32 1>, %v
  call void @use_vector(<2 x i32> %e)
  %f = add <2 x i32> %v, <i32 1, i32 2>
  %g = add <2 x i32> %f, <i32 3, i32 4>
  call void @use_vector(<2 x i32> %g)
  ret void
}

; The same chains without their flags: the sums are others than before.
; CHECK-LABEL: @flags(
; CHECK-NOT: nsw
; CHECK-NOT: nuw
; CHECK: add i32 %x, 10
; CHECK-NOT: nsw
; CHECK: ret void
define void @flags(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, 3
  %b = add nuw nsw i32 %a, 7
  call void @use(i32 %b)
  %c = sub nsw i32 5, %y
  %d = add nsw i32 %c, %x
  call void @use(i32 %d)
  ret void
}

; The least number has no opposite, and division by minus one may overflow; zero
; times anything is zero, though.
; CHECK-LABEL: @integers(
; CHECK: %a = add i32 %x, -2147483648
; CHECK-NEXT: call void @use(i32 %a)
; CHECK-NEXT: %b = sdiv i32 %x, -1
; CHECK-NEXT: call void @use(i32 %b)
; CHECK: call void @use(i32 0)
define void @integers(i32 %x) {
  %a = sub nsw i32 %x, -2147483648
  call void @use(i32 %a)
  %b = sdiv i32 %x, -1
  call void @use(i32 %b)
  %f = freeze i32 %x
  %d = mul i32 %f, 0
  call void @use(i32 %d)
  ret void
}

; A tail call goes as a whole or not at all.
; CHECK-LABEL: @tail(
; CHECK-NEXT: ret double 2.0
; CHECK-LABEL: @tail_unknown(
; CHECK-NEXT: %r = musttail call double @tail(double 4.0
; CHECK-NEXT: ret double %r
define double @tail(double %x) {
  %r = musttail call double @llvm.sqrt.f64(double 4.0)
  ret double %r
}
define double @tail_unknown(double %x) {
  %y = fadd double 1.0, 3.0
  %r = musttail call double @tail(double %y)
  ret double %r
}

; On the way of the exception the result is not there; what is compared with it is
; known where the branch says so.
; CHECK-LABEL: @invokes(
; CHECK: %r = invoke i32 @may_throw(i32 5)
; CHECK: is:
; CHECK-NEXT: call void @use(i32 7)
; CHECK: pad:
; CHECK-NEXT: %p = phi i32 [ 1, %entry ], [ %r, %isnt ]
define void @invokes() personality ptr @__gxx_personality_v0 {
entry:
  %five = add i32 2, 3
  %r = invoke i32 @may_throw(i32 %five) to label %fine unwind label %pad
fine:
  %c = icmp eq i32 %r, 7
  br i1 %c, label %is, label %isnt
is:
  call void @use(i32 %r)
  ret void
isnt:
  %s = invoke i32 @may_throw(i32 %r) to label %out unwind label %pad
out:
  ret void
pad:
  %p = phi i32 [ 1, %entry ], [ %r, %isnt ]
  %l = landingpad { ptr, i32 } cleanup
  call void @use(i32 %p)
  resume { ptr, i32 } %l
}

; What a volatile load or assembly returned stays theirs, known or not; a field
; that both may have changed is read again.
; CHECK-LABEL: @ordered(
; CHECK: %v = load volatile i32, ptr %p
; CHECK: is:
; CHECK-NEXT: %w = load volatile i32, ptr %p
; CHECK-NEXT: call void @use(i32 7)
; CHECK-NEXT: call void @use(i32 %w)
; CHECK: call void asm sideeffect
; CHECK-NEXT: %f = load i32, ptr %o
; CHECK: cmpxchg ptr %o
; CHECK-NEXT: %g = load i32, ptr %o
define void @ordered(ptr %p) {
entry:
  %o = alloca i32
  store i32 3, ptr %o
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 7
  br i1 %c, label %is, label %out
is:
  %w = load volatile i32, ptr %p
  call void @use(i32 %v)
  call void @use(i32 %w)
  br label %out
out:
  call void asm sideeffect "", "=*m"(ptr elementtype(i32) %o)
  %f = load i32, ptr %o
  call void @use(i32 %f)
  %x = cmpxchg ptr %o, i32 3, i32 4 seq_cst seq_cst
  %g = load i32, ptr %o
  call void @use(i32 %g)
  ret void
}

; Both change places for ever, and both are 1: as constants go, they stay that. The
; other two are 1 and 2.
; CHECK-LABEL: @endless(
; CHECK: loop:
; CHECK-NEXT: %c = phi i32 [ 1, %entry ], [ %d, %loop ]
; CHECK-NEXT: %d = phi i32 [ 2, %entry ], [ %c, %loop ]
; CHECK-NEXT: call void @use(i32 1)
; CHECK-NEXT: call void @use(i32 %c)
; CHECK-NEXT: br label %loop
define void @endless() {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 1, %entry ], [ %a, %loop ]
  %c = phi i32 [ 1, %entry ], [ %d, %loop ]
  %d = phi i32 [ 2, %entry ], [ %c, %loop ]
  call void @use(i32 %a)
  call void @use(i32 %c)
  br label %loop
}
