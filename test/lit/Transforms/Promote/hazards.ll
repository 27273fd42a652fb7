; Slots across exceptions, tail calls, computed jumps, endless and irreducible
; loops and unreachable blocks; what a slot holds before the first store; vectors.
; RUN: %opt -passes=mincaml-promote -verify-each -S %s | FileCheck %s

declare i32 @may_throw(i32)
declare void @use(i32)
declare i8 @llvm.coro.suspend(token, i1)
declare i32 @__gxx_personality_v0(...)

; The result of an invoke is stored where it returns, so it is the old value
; where it does not.
; CHECK-LABEL: @invokes(
; CHECK-NOT: alloca
; CHECK: %r = invoke i32 @may_throw(i32 %n)
; CHECK: fine:
; CHECK-NEXT: %s = invoke i32 @may_throw(i32 %r)
; CHECK: pad:
; CHECK-NEXT: %x.0 = phi i32 [ %r, %fine ], [ 0, %entry ]
; CHECK-NEXT: landingpad
define i32 @invokes(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %x = alloca i32
  store i32 0, ptr %x
  %r = invoke i32 @may_throw(i32 %n) to label %fine unwind label %pad
fine:
  store i32 %r, ptr %x
  %s = invoke i32 @may_throw(i32 %r) to label %done unwind label %pad
done:
  store i32 %s, ptr %x
  %a = load i32, ptr %x
  ret i32 %a
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %b = load i32, ptr %x
  ret i32 %b
}

; CHECK-LABEL: @tail(
; CHECK: %r = musttail call i32 @tail(i32 5)
; CHECK-NEXT: ret i32 %r
define i32 @tail(i32 %n) {
  %x = alloca i32
  store i32 5, ptr %x
  %a = load i32, ptr %x
  %r = musttail call i32 @tail(i32 %a)
  ret i32 %r
}

; CHECK-LABEL: @computed(
; CHECK: again:
; CHECK-NEXT: %x.0 = phi i32 [ 0, %entry ], [ %b, %again ]
; CHECK-NEXT: %b = add i32 %x.0, 1
; CHECK-NEXT: indirectbr
; CHECK: out:
; CHECK-NEXT: %x.1 = phi i32 [ %b, %again ], [ 0, %entry ]
define i32 @computed(ptr %where) {
entry:
  %x = alloca i32
  store i32 0, ptr %x
  indirectbr ptr %where, [label %again, label %out]
again:
  %a = load i32, ptr %x
  %b = add i32 %a, 1
  store i32 %b, ptr %x
  indirectbr ptr %where, [label %again, label %out]
out:
  %c = load i32, ptr %x
  ret i32 %c
}

; CHECK-LABEL: @loops(
; CHECK: left:
; CHECK-NEXT: %x.0 = phi i32
; CHECK: right:
; CHECK-NEXT: %x.1 = phi i32
; CHECK: endless:
; CHECK-NEXT: %x.2 = phi i32 [ %{{.*}}, %right ], [ %[[N:.*]], %endless ]
; CHECK-NEXT: store volatile i32 %x.2, ptr %p
; CHECK-NEXT: %[[N]] = sdiv i32 %x.2, %n
; CHECK-NEXT: br label %endless
define void @loops(i1 %c, i32 %n, ptr %p) {
entry:
  %x = alloca i32
  store i32 %n, ptr %x
  br i1 %c, label %left, label %right
left:
  %a = load i32, ptr %x
  %b = add i32 %a, 1
  store i32 %b, ptr %x
  br label %right
right:
  %d = load i32, ptr %x
  %e = mul i32 %d, 3
  store i32 %e, ptr %x
  br i1 %c, label %left, label %endless
endless:
  %f = load i32, ptr %x
  store volatile i32 %f, ptr %p
  %g = sdiv i32 %f, %n
  store i32 %g, ptr %x
  br label %endless
}

; Two slots whose contents change places: phi nodes that feed each other.
; CHECK-LABEL: @swap(
; CHECK: %[[Y:y.*]] = phi i32 [ %b, %entry ], [ %[[X:x.*]], %loop ]
; CHECK-NEXT: %[[X]] = phi i32 [ %a, %entry ], [ %[[Y]], %loop ]
define i32 @swap(i32 %a, i32 %b, i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 %a, ptr %x
  store i32 %b, ptr %y
  br label %loop
loop:
  %v = load i32, ptr %x
  %w = load i32, ptr %y
  store i32 %w, ptr %x
  store i32 %v, ptr %y
  br i1 %c, label %loop, label %out
out:
  ret i32 %v
}

; Before the first store a slot holds nothing in particular, in one way of two as
; well; a freeze makes a number of it.
; CHECK-LABEL: @undefined(
; CHECK: %f = freeze i32 undef
; CHECK: out:
; CHECK-NEXT: %x.0 = phi i32 [ %n, %set ], [ undef, %entry ]
; CHECK-NEXT: call void @use(i32 %f)
; CHECK-NEXT: ret i32 %x.0
define i32 @undefined(i1 %c, i32 %n) {
entry:
  %x = alloca i32
  %a = load i32, ptr %x
  %f = freeze i32 %a
  br i1 %c, label %set, label %out
set:
  store i32 %n, ptr %x
  br label %out
out:
  %b = load i32, ptr %x
  store i32 2, ptr %x
  call void @use(i32 %f)
  ret i32 %b
}

; A promise that a load broke is not forgotten if it was undefined behavior: it
; becomes an assumption.
; CHECK-LABEL: @promise(
; CHECK: icmp ne ptr %p, null
; CHECK-NEXT: call void @llvm.assume
; CHECK-NEXT: ret ptr %p
define ptr @promise(ptr %p) {
  %x = alloca ptr
  store ptr %p, ptr %x
  %a = load ptr, ptr %x, !nonnull !0, !noundef !0
  ret ptr %a
}

; Vectors as wholes; not by lanes, nor as another type, nor in inline assembly.
; CHECK-LABEL: @vectors(
; CHECK-NOT: alloca <2 x float>
; CHECK-NOT: alloca <vscale x 2 x i32>
; CHECK: %y = alloca <2 x i32>
; CHECK: %z = alloca <2 x i32>
; CHECK: %w = alloca i32
; CHECK-NOT: alloca
; CHECK: store <vscale x 2 x i32> %s, ptr %p
; CHECK: call void asm
; CHECK: ret <2 x float> %v
define <2 x float> @vectors(<2 x float> %v, <vscale x 2 x i32> %s, <2 x i32> %i, ptr %p) {
  %x = alloca <2 x float>
  %t = alloca <vscale x 2 x i32>
  %y = alloca <2 x i32>
  %z = alloca <2 x i32>
  %w = alloca i32
  store <2 x float> %v, ptr %x
  store <vscale x 2 x i32> %s, ptr %t
  store <2 x i32> %i, ptr %y
  store <2 x i32> %i, ptr %z
  store i32 7, ptr %w
  %y1 = getelementptr i32, ptr %y, i32 1
  %lane = load i32, ptr %y1
  %whole = load i64, ptr %z
  %u = load <vscale x 2 x i32>, ptr %t
  store <vscale x 2 x i32> %u, ptr %p
  store i32 %lane, ptr %p
  store i64 %whole, ptr %p
  call void asm "", "*m"(ptr elementtype(i32) %w)
  %r = load <2 x float>, ptr %x
  ret <2 x float> %r
}

; What is alive when a coroutine is suspended is for its lowering to say.
; CHECK-LABEL: @coroutine(
; CHECK-NEXT: %x = alloca i32
define i32 @coroutine() presplitcoroutine {
  %x = alloca i32
  store i32 1, ptr %x
  %k = call i8 @llvm.coro.suspend(token none, i1 false)
  %a = load i32, ptr %x
  ret i32 %a
}

; CHECK-LABEL: @unreached(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret void
define void @unreached() {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  ret void
dead:
  %a = load i32, ptr %x
  %b = add i32 %a, %b
  store i32 %b, ptr %x
  br label %dead
}

!0 = !{}
