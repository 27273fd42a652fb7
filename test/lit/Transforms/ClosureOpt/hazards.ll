; Objects that only seem to be filled once and read afterwards: read or written in
; a special way, in part, as something else, by assembly, by an invoke; lanes of
; vectors, undefined objects, phi nodes that feed each other, endless loops.
; RUN: %opt -passes=mincaml-closure-opt -verify-each -S %s | FileCheck %s

declare noalias ptr @make(i32) nounwind willreturn allockind("alloc,uninitialized") memory(inaccessiblemem: readwrite)
declare void @use(i32)
declare void @may_throw()
declare i32 @__gxx_personality_v0(...)

; CHECK-LABEL: define i32 @volatile(
; CHECK: %o = call ptr @make(i32 8)
; CHECK: store i32 %a, ptr %o
; CHECK: load volatile i32, ptr %o
; CHECK: %p = call ptr @make(i32 8)
; CHECK: store volatile i32 %a, ptr %p
; CHECK: load i32, ptr %p
define i32 @volatile(i32 %a) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  %x = load volatile i32, ptr %o
  %p = call ptr @make(i32 8)
  store volatile i32 %a, ptr %p
  %y = load i32, ptr %p
  %s = add i32 %x, %y
  ret i32 %s
}

; CHECK-LABEL: define i32 @atomics(
; CHECK: store i32 %a, ptr %o
; CHECK: load atomic i32, ptr %o acquire
; CHECK: store atomic i32 %a, ptr %p release
; CHECK: load i32, ptr %p
; CHECK: atomicrmw add ptr %q, i32 1 seq_cst
; CHECK: load i32, ptr %q
define i32 @atomics(i32 %a) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  %x = load atomic i32, ptr %o acquire, align 4
  %p = call ptr @make(i32 8)
  store atomic i32 %a, ptr %p release, align 4
  %y = load i32, ptr %p
  %q = call ptr @make(i32 8)
  store i32 %a, ptr %q
  %r = atomicrmw add ptr %q, i32 1 seq_cst
  %z = load i32, ptr %q
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  %u = add i32 %t, %r
  ret i32 %u
}

; A fence and volatile accesses of something else do not concern the object.
; CHECK-LABEL: define i32 @fenced(
; CHECK-NEXT: fence seq_cst
; CHECK-NEXT: load volatile i32, ptr %q
; CHECK-NEXT: ret i32 %a
define i32 @fenced(i32 %a, ptr %q) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  fence seq_cst
  %v = load volatile i32, ptr %q
  %x = load i32, ptr %o
  ret i32 %x
}

; CHECK-LABEL: define i32 @assembly(
; CHECK: call void asm sideeffect
; CHECK: load i32, ptr %o
define i32 @assembly(i32 %a) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  call void asm sideeffect "", "=*m"(ptr elementtype(i32) %o)
  %x = load i32, ptr %o
  ret i32 %x
}

; An allocation that may end the block in another way is left alone; one before an
; invoke is not.
; CHECK-LABEL: define i32 @invokes(
; CHECK: invoke ptr @make(i32 8)
; CHECK: load i32, ptr %o
; CHECK: invoke void @may_throw()
; CHECK: pad:
; CHECK: ret i32 %a
define i32 @invokes(i32 %a) personality ptr @__gxx_personality_v0 {
entry:
  %o = invoke ptr @make(i32 8) to label %fine unwind label %pad
fine:
  store i32 %a, ptr %o
  %x = load i32, ptr %o
  %p = call ptr @make(i32 8)
  store i32 %a, ptr %p
  invoke void @may_throw() to label %out unwind label %catch
out:
  ret i32 %x
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
catch:
  %m = landingpad { ptr, i32 } catch ptr null
  %y = load i32, ptr %p
  ret i32 %y
}

; Nothing is stored, or on one way only, or twice: undefined, or not known.
; CHECK-LABEL: define i32 @filled(
; CHECK: call void @use(i32 undef)
; CHECK: %p = call ptr @make
; CHECK: store i32 1, ptr %p
; CHECK: load i32, ptr %p
; CHECK: %q = call ptr @make
; CHECK: store i32 1, ptr %q
; CHECK: load i32, ptr %q
; CHECK: store i32 2, ptr %q
define i32 @filled(i1 %c) {
entry:
  %o = call ptr @make(i32 8)
  %x = load i32, ptr %o
  call void @use(i32 %x)
  %p = call ptr @make(i32 8)
  br i1 %c, label %set, label %out
set:
  store i32 1, ptr %p
  br label %out
out:
  %y = load i32, ptr %p
  %q = call ptr @make(i32 8)
  store i32 1, ptr %q
  %z = load i32, ptr %q
  store i32 2, ptr %q
  %w = load i32, ptr %q
  %s = add i32 %z, %w
  %t = add i32 %s, %y
  ret i32 %t
}

; A lane of a vector, a float as its bits, two fields at once. A whole vector is a
; field like others.
; CHECK-LABEL: define <2 x i32> @parts(
; CHECK-NEXT: %p = call ptr @make
; CHECK: load i32, ptr %p1
; CHECK: %q = call ptr @make
; CHECK: load i32, ptr %q
; CHECK: %r = call ptr @make
; CHECK: load i64, ptr %r
; CHECK: ret <2 x i32> %v
define <2 x i32> @parts(<2 x i32> %v, float %f, i32 %a) {
  %o = call ptr @make(i32 8)
  store <2 x i32> %v, ptr %o
  %x = load <2 x i32>, ptr %o
  %p = call ptr @make(i32 8)
  store <2 x i32> %v, ptr %p
  %p1 = getelementptr i8, ptr %p, i32 4
  %lane = load i32, ptr %p1
  call void @use(i32 %lane)
  %q = call ptr @make(i32 8)
  store float %f, ptr %q
  %bits = load i32, ptr %q
  call void @use(i32 %bits)
  %r = call ptr @make(i32 8)
  store i32 %a, ptr %r
  %r1 = getelementptr i8, ptr %r, i32 4
  store i32 %a, ptr %r1
  %both = load i64, ptr %r
  %low = trunc i64 %both to i32
  call void @use(i32 %low)
  ret <2 x i32> %x
}

; The address is compared, frozen, made a number, or one of several things of
; which not all are objects.
; CHECK-LABEL: define i32 @addresses(
; CHECK-COUNT-4: call ptr @make
; CHECK: ret i32
define i32 @addresses(i32 %a, i1 %c, ptr %other) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  %null = icmp eq ptr %o, null
  %x = load i32, ptr %o
  %p = call ptr @make(i32 8)
  store i32 %a, ptr %p
  %f = freeze ptr %p
  %y = load i32, ptr %f
  %q = call ptr @make(i32 8)
  store i32 %a, ptr %q
  %n = ptrtoint ptr %q to i32
  %r = call ptr @make(i32 8)
  store i32 %a, ptr %r
  %s = select i1 %c, ptr %r, ptr undef
  %t = select i1 %c, ptr %s, ptr %other
  %z = load i32, ptr %t
  %u = select i1 %null, i32 %x, i32 %n
  %v = add i32 %u, %y
  %w = add i32 %v, %z
  ret i32 %w
}

; Two objects that are swapped in each iteration, in a loop with two entries.
; CHECK-LABEL: define void @irreducible(
; CHECK-NOT: @make
; CHECK: left:
; CHECK-NEXT: %[[A:.*]] = phi i32 [ 1, %entry ], [ %[[D:.*]], %right ]
; CHECK-NEXT: %[[B:.*]] = phi i32 [ 2, %entry ], [ %[[C:.*]], %right ]
; CHECK: store volatile i32 %[[A]], ptr %to
; CHECK: right:
; CHECK-NEXT: %[[C]] = phi i32 [ 1, %entry ], [ %[[A]], %left ]
; CHECK-NEXT: %[[D]] = phi i32 [ 2, %entry ], [ %[[B]], %left ]
; CHECK: store volatile i32 %[[D]], ptr %to
define void @irreducible(i1 %c, ptr %to) {
entry:
  %o = call ptr @make(i32 8)
  store i32 1, ptr %o
  %p = call ptr @make(i32 8)
  store i32 2, ptr %p
  br i1 %c, label %left, label %right
left:
  %a = phi ptr [ %o, %entry ], [ %e, %right ]
  %b = phi ptr [ %p, %entry ], [ %d, %right ]
  %x = load i32, ptr %a
  store volatile i32 %x, ptr %to
  br label %right
right:
  %d = phi ptr [ %o, %entry ], [ %a, %left ]
  %e = phi ptr [ %p, %entry ], [ %b, %left ]
  %y = load i32, ptr %e
  store volatile i32 %y, ptr %to
  br label %left
}

; This iteration's object and the previous one's: what is read of the old one is what
; was stored in it, not what is stored now.
; CHECK-LABEL: define void @rounds(
; CHECK-NOT: @make
; CHECK: loop:
; CHECK-NEXT: %[[OLD:.*]] = phi i32 [ 7, %entry ], [ %n, %loop ]
; CHECK: store volatile i32 %[[OLD]], ptr %to
; CHECK-NEXT: %n = load volatile i32, ptr %to
; CHECK-NEXT: store volatile i32 %[[OLD]], ptr %to
; CHECK-NEXT: br label %loop
define void @rounds(ptr %to) {
entry:
  %first = call ptr @make(i32 8)
  store i32 7, ptr %first
  br label %loop
loop:
  %last = phi ptr [ %first, %entry ], [ %new, %loop ]
  %x = load i32, ptr %last
  store volatile i32 %x, ptr %to
  %n = load volatile i32, ptr %to
  %new = call ptr @make(i32 8)
  store i32 %n, ptr %new
  %y = load i32, ptr %last
  store volatile i32 %y, ptr %to
  br label %loop
}

; The allocation is what is returned, or it is unreachable.
; CHECK-LABEL: define ptr @tail(
; CHECK: %o = musttail call ptr @make(i32 8)
; CHECK-NEXT: ret ptr %o
; CHECK: dead:
define ptr @tail(i32 %n) {
entry:
  %o = musttail call ptr @make(i32 8)
  ret ptr %o
dead:
  %p = call ptr @make(i32 8)
  %q = getelementptr i8, ptr %q, i32 4
  store i32 %n, ptr %p
  %x = load i32, ptr %p
  br label %dead
}

; A copy is passed, so that what all calls pass is not what the function has.
@global = global i32 5
define internal i32 @writes(ptr byval(i32) %p) noinline {
  store i32 7, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}
; CHECK-LABEL: define internal i32 @writes(
; CHECK-NEXT: store i32 7, ptr %p
define i32 @passes() {
  %r = call i32 @writes(ptr byval(i32) @global)
  %x = load i32, ptr @global
  %s = add i32 %r, %x
  ret i32 %s
}

; All calls pass the same constant, but to a thread each its own address, or no
; particular one; and all but a tail call that has to have this prototype.
@local = thread_local global i32 0
; CHECK-LABEL: define internal void @constants(
; CHECK: store volatile ptr %own, ptr %to
; CHECK-NEXT: store volatile i32 %none, ptr %to
; CHECK-NEXT: store volatile i32 4, ptr %to
define internal void @constants(ptr %own, i32 %none, i32 %four, ptr %to) noinline {
  store volatile ptr %own, ptr %to
  store volatile i32 %none, ptr %to
  store volatile i32 %four, ptr %to
  ret void
}
define void @thread(ptr %to) {
  call void @constants(ptr @local, i32 undef, i32 4, ptr %to)
  call void @constants(ptr @local, i32 undef, i32 4, ptr %to)
  ret void
}
