; Useless in their result, not in what they do: volatile and atomic accesses to
; memory that nothing else reads, inline assembly, invokes, tail calls, jumps to
; computed addresses. Vectors and undefined values go like others.
; RUN: %opt -passes=mincaml-elim -verify-each -S %s | FileCheck %s

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @may_not_return(i32) memory(none) nounwind
declare i32 @may_throw(i32) memory(none) willreturn
declare i32 @__gxx_personality_v0(...)

; CHECK-LABEL: @volatile(
; CHECK-NEXT: %a = alloca [8 x i8]
; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 true)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 true)
; CHECK-NEXT: %v = load volatile i32, ptr %p
; CHECK-NEXT: store volatile i32 %v, ptr %a
; CHECK-NEXT: ret void
define void @volatile(ptr %p) {
  %a = alloca [8 x i8]
  %b = alloca [8 x i8]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 true)
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %p, i64 8, i1 false)
  %v = load volatile i32, ptr %p
  store volatile i32 %v, ptr %a
  store i32 %v, ptr %b
  %dead = load i32, ptr %p
  ret void
}

; CHECK-LABEL: @atomics(
; CHECK-NEXT: %a = alloca i32
; CHECK-NEXT: store atomic i32 0, ptr %a seq_cst
; CHECK-NEXT: %x = cmpxchg ptr %a, i32 0, i32 1 seq_cst seq_cst
; CHECK-NEXT: %y = atomicrmw add ptr %a, i32 1 seq_cst
; CHECK-NEXT: fence acquire
; CHECK-NEXT: %z = load atomic i32, ptr %p acquire
; CHECK-NEXT: ret void
define void @atomics(ptr %p) {
  %a = alloca i32
  store atomic i32 0, ptr %a seq_cst, align 4
  %x = cmpxchg ptr %a, i32 0, i32 1 seq_cst seq_cst
  %y = atomicrmw add ptr %a, i32 1 seq_cst
  fence acquire
  %z = load atomic i32, ptr %p acquire, align 4
  ret void
}

; Assembly that is not marked may be forgotten; the operands of the other not.
; CHECK-LABEL: @assembly(
; CHECK: %a = alloca i32
; CHECK: store i32 1, ptr %a
; CHECK: call void asm sideeffect "", "*m"(ptr elementtype(i32) %a)
; CHECK: %s = add i32 %x, 1
; CHECK: call i32 asm sideeffect "", "=r,r"(i32 %s)
; CHECK: ret void
define void @assembly(i32 %x) {
  %a = alloca i32
  store i32 1, ptr %a
  call void asm sideeffect "", "*m"(ptr elementtype(i32) %a)
  %s = add i32 %x, 1
  %r = call i32 asm sideeffect "", "=r,r"(i32 %s)
  ret void
}

; CHECK-LABEL: @calls(
; CHECK-NEXT: call i32 @may_not_return(i32 %x)
; CHECK-NEXT: call i32 @may_throw(i32 %x)
; CHECK-NEXT: ret void
define void @calls(i32 %x, i32 %y) {
  %d = sdiv i32 %x, %y
  %a = call i32 @pure(i32 %d)
  %b = call i32 @may_not_return(i32 %x)
  %c = call i32 @may_throw(i32 %x)
  %e = add i32 %b, %c
  ret void
}

; An invoke decides where execution continues, whatever it returns.
; CHECK-LABEL: @invokes(
; CHECK: invoke i32 @may_throw(i32 %x)
; CHECK: pad:
; CHECK-NEXT: %l = landingpad { ptr, i32 }
; CHECK-NEXT: cleanup
; CHECK-NEXT: ret void
define void @invokes(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @may_throw(i32 %x) to label %fine unwind label %pad
fine:
  %s = add i32 %r, 1
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  %e = extractvalue { ptr, i32 } %l, 0
  ret void
}

; Its return needs the call, although the call needs nothing of it.
; CHECK-LABEL: @tail(
; CHECK-NEXT: %r = musttail call i32 @tail(i32 %x)
; CHECK-NEXT: ret i32 %r
define i32 @tail(i32 %x) memory(none) {
  %d = add i32 %x, 1
  %r = musttail call i32 @tail(i32 %x)
  ret i32 %r
}

; Both ways do the same, but the jumps are not branches.
; CHECK-LABEL: @computed(
; CHECK: indirectbr ptr %where, [label %one, label %two]
; CHECK: callbr void asm "", "!i"()
define void @computed(ptr %where) {
entry:
  indirectbr ptr %where, [label %one, label %two]
one:
  br label %out
two:
  callbr void asm "", "!i"() to label %three [label %four]
three:
  br label %out
four:
  br label %out
out:
  ret void
}

; What is compared with undef or poison, frozen or not, decides nothing here, and
; two phi nodes that only swap places go with the loop.
; CHECK-LABEL: @undefined(
; CHECK-NOT: icmp
; CHECK-NOT: phi
; CHECK-NOT: freeze
; CHECK: ret i32 %x
define i32 @undefined(i32 %x, i32 %y) {
entry:
  %c = icmp eq i32 %x, poison
  br i1 %c, label %one, label %two
one:
  %f = freeze i32 undef
  br label %two
two:
  br label %loop
loop:
  %i = phi i32 [ 0, %two ], [ %i1, %loop ]
  %a = phi i32 [ %x, %two ], [ %b, %loop ]
  %b = phi i32 [ %y, %two ], [ %a, %loop ]
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, 10
  br i1 %e, label %loop, label %out
out:
  ret i32 %x
}

; The number of iterations is any number, which is some number; that it does not come
; to an end is another matter: the bound changes from iteration to iteration.
; CHECK-LABEL: @frozen_bounds(
; CHECK-NOT: phi i32 [ 0, %entry ]
; CHECK: %j = phi i32 [ 0,
; CHECK: %g = freeze i32 poison
; CHECK: icmp ult i32 %j1, %g
define void @frozen_bounds() {
entry:
  %f = freeze i32 poison
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, %f
  br i1 %e, label %loop, label %between
between:
  br label %next
next:
  %j = phi i32 [ 0, %between ], [ %j1, %next ]
  %j1 = add i32 %j, 1
  %g = freeze i32 poison
  %h = icmp ult i32 %j1, %g
  br i1 %h, label %next, label %out
out:
  ret void
}

; CHECK-LABEL: @vectors(
; CHECK-NEXT: %v2 = udiv <2 x i32> %v, %w
; CHECK-NEXT: store <2 x i32> %v2, ptr %p
; CHECK-NEXT: ret void
define void @vectors(<2 x i32> %v, <2 x i32> %w, <vscale x 2 x i32> %s, ptr %p) {
  %a = alloca <2 x i32>
  %b = alloca <vscale x 2 x i32>
  %v2 = udiv <2 x i32> %v, %w
  %d = udiv <2 x i32> %v, <i32 3, i32 0>
  store <2 x i32> %d, ptr %a
  store <vscale x 2 x i32> %s, ptr %b
  %g = getelementptr i32, ptr %p, <2 x i32> %v
  store <2 x i32> %v2, ptr %p
  ret void
}

; One lane is read: all stores that may have filled it stay.
; CHECK-LABEL: @lane(
; CHECK: store <2 x i32> %v, ptr %a
; CHECK: store i32 %x, ptr %a1
; CHECK: load i32, ptr %a1
define i32 @lane(<2 x i32> %v, i32 %x) {
  %a = alloca <2 x i32>
  store <2 x i32> %v, ptr %a
  %a1 = getelementptr i32, ptr %a, i32 1
  store i32 %x, ptr %a1
  %r = load i32, ptr %a1
  ret i32 %r
}
