; Instructions that look like copies, next to real copies: poison and freeze, exceptions,
; tail calls, infinite loops, vectors, pointers, stores that volatile and atomic accesses
; or inline assembly may see.
; RUN: %opt -passes=mincaml-beta -verify-each -S %s | FileCheck %s

declare i32 @may_throw(i32)
declare void @use(i32)
declare void @publish(ptr)
declare i32 @next()
declare i1 @flip()
declare i32 @__gxx_personality_v0(...)

; The variable has the value of the last iteration that set it, not of this
; one. Where this iteration has set it, it is a copy.
; CHECK-LABEL: @rounds(
; CHECK: %x = alloca i32
; CHECK: sets:
; CHECK-NEXT: store i32 %v, ptr %x
; CHECK-NEXT: call void @use(i32 %v)
; CHECK: reads:
; CHECK-NEXT: %b = load i32, ptr %x
; CHECK-NEXT: call void @use(i32 %b)
define void @rounds() {
entry:
  %x = alloca i32
  br label %loop
loop:
  %v = call i32 @next()
  %c = call i1 @flip()
  br i1 %c, label %sets, label %reads
sets:
  store i32 %v, ptr %x
  %a = load i32, ptr %x
  call void @use(i32 %a)
  br label %loop
reads:
  %b = load i32, ptr %x
  call void @use(i32 %b)
  br label %loop
}

; What no other thread can know may as well be read in any order.
; CHECK-LABEL: @ordered(
; CHECK: %v = load volatile i32, ptr %x
; CHECK-NOT: atomic
; CHECK: call void asm sideeffect
; CHECK: %m = load i32, ptr %z
; CHECK: %b = load atomic i32, ptr %w acquire
; CHECK: call void @use(i32 %v)
; CHECK: call void @use(i32 %n)
; CHECK: call void @use(i32 %m)
; CHECK: call void @use(i32 %b)
define void @ordered(i32 %n) {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %w = alloca i32
  store i32 %n, ptr %w
  store i32 %n, ptr %x
  store i32 %n, ptr %y
  store i32 %n, ptr %z
  %v = load volatile i32, ptr %x
  %a = load atomic i32, ptr %y acquire, align 4
  call void asm sideeffect "", "=*m"(ptr elementtype(i32) %z)
  %m = load i32, ptr %z
  call void @publish(ptr %w)
  %b = load atomic i32, ptr %w acquire, align 4
  call void @use(i32 %v)
  call void @use(i32 %a)
  call void @use(i32 %m)
  call void @use(i32 %b)
  ret void
}

; A select of the same value twice is that value, whatever its condition; one with
; undef or poison, and an offset of zero that promises to be in bounds, may be
; more than what it is a copy of: what replaces it may only be less undefined.
; CHECK-LABEL: @undefined(
; CHECK-NOT: %same
; CHECK: %u = select i1 %c, i32 %x, i32 undef
; CHECK: %w = select i1 %c, i32 %x, i32 poison
; CHECK: %f = freeze i32 %x
; CHECK-NOT: freeze
; CHECK: %h = freeze i32 %d
; CHECK: call void @use(i32 %x)
; CHECK: call void @use(i32 %u)
; CHECK: call void @use(i32 %w)
; CHECK: call void @use(i32 %f)
; CHECK: call void @use(i32 %f)
; CHECK: call void @use(i32 %h)
define void @undefined(i1 %c, i32 %x) {
  %same = select i1 poison, i32 %x, i32 %x
  %u = select i1 %c, i32 %x, i32 undef
  %w = select i1 %c, i32 %x, i32 poison
  %f = freeze i32 %x
  %g = freeze i32 %f
  %d = add nsw i32 %f, 1
  %h = freeze i32 %d
  call void @use(i32 %same)
  call void @use(i32 %u)
  call void @use(i32 %w)
  call void @use(i32 %f)
  call void @use(i32 %g)
  call void @use(i32 %h)
  ret void
}

; The value of an invoke is available where it has returned, although it is the only
; one that comes into the phi node.
; CHECK-LABEL: @invokes(
; CHECK: fine:
; CHECK-NEXT: call void @use(i32 %r)
; CHECK: pad:
; CHECK-NEXT: %q = phi i32 [ 0, %entry ], [ %r, %fine ]
define void @invokes() personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @may_throw(i32 1) to label %fine unwind label %pad
fine:
  %p = phi i32 [ %r, %entry ]
  call void @use(i32 %p)
  %s = invoke i32 @may_throw(i32 2) to label %out unwind label %pad
pad:
  %q = phi i32 [ 0, %entry ], [ %r, %fine ]
  %l = landingpad { ptr, i32 } cleanup
  call void @use(i32 %q)
  resume { ptr, i32 } %l
out:
  ret void
}

; CHECK-LABEL: @tail(
; CHECK: call void @use(i32 %x)
; CHECK: %r = musttail call i32 @tail(i32 %x, i1 %c)
; CHECK-NEXT: ret i32 %r
define i32 @tail(i32 %x, i1 %c) {
entry:
  br i1 %c, label %side, label %out
side:
  call void @use(i32 %x)
  br label %out
out:
  %p = phi i32 [ %x, %entry ], [ %x, %side ]
  %r = musttail call i32 @tail(i32 %p, i1 %c)
  ret i32 %r
}

; Cycles of copies of a value from outside, and next to them values
; that only look as if they did.
; CHECK-LABEL: @endless(
; CHECK: loop:
; CHECK-NEXT: %q = phi i32 [ %x, %entry ], [ %q1, %loop ]
; CHECK-NEXT: %late = phi i32 [ %x, %entry ], [ %q, %loop ]
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: call void @use(i32 %late)
; CHECK-NEXT: %q1 = sdiv i32 %q, %x
define void @endless(i32 %x) {
entry:
  br label %loop
loop:
  %p = phi i32 [ %x, %entry ], [ %p1, %loop ]
  %q = phi i32 [ %x, %entry ], [ %q1, %loop ]
  %late = phi i32 [ %x, %entry ], [ %q, %loop ]
  call void @use(i32 %p)
  call void @use(i32 %late)
  %p1 = select i1 true, i32 %p, i32 %p
  %q1 = sdiv i32 %q, %x
  br label %loop
}

; Vectors: a bit cast to the same type, an address with no offset; not an offset
; of zero that makes a vector of one address, and not lanes.
; CHECK-LABEL: @vectors(
; CHECK-NEXT: %w = bitcast <2 x i32> %v to <1 x i64>
; CHECK-NEXT: %h = getelementptr i8, ptr %p, <2 x i32> zeroinitializer
; CHECK-NEXT: %s = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT: %i = insertelement <2 x i32> %v, i32 1, i32 0
; CHECK-NEXT: %e = extractelement <2 x i32> %i, i32 1
; CHECK-NEXT: store volatile <2 x i32> %v, ptr %p
define void @vectors(<2 x i32> %v, ptr %p) {
  %u = bitcast <2 x i32> %v to <2 x i32>
  %w = bitcast <2 x i32> %v to <1 x i64>
  %g = getelementptr i8, ptr %p, i32 0
  %h = getelementptr i8, ptr %p, <2 x i32> zeroinitializer
  %s = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 0, i32 1>
  %i = insertelement <2 x i32> %v, i32 1, i32 0
  %e = extractelement <2 x i32> %i, i32 1
  store volatile <2 x i32> %u, ptr %g
  store volatile <1 x i64> %w, ptr %g
  store volatile <2 x ptr> %h, ptr %g
  store volatile <2 x i32> %s, ptr %g
  store volatile i32 %e, ptr %g
  ret void
}
