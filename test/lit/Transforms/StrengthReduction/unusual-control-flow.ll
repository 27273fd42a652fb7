; Endless, irreducible and unreachable loops, ends of loops by exceptions, tail
; calls and computed jumps, phi nodes that feed each other, ordered accesses.
; RUN: %opt -passes=mincaml-strength -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare void @may_throw(i32)
declare i32 @__gxx_personality_v0(...)

; It runs forever, and so past the greatest number. The product wraps as
; the sum of steps does; the division depends on the sign, which changes.
; CHECK-LABEL: @endless(
; CHECK: %reduced = phi i32 [ 0, %entry ], [ %reduced.next, %loop ]
; CHECK-NOT: mul
; CHECK: store volatile i32 %reduced, ptr %p
; CHECK: %d = sdiv i32 %i, 8
; CHECK: store volatile i32 %d, ptr %p
; CHECK: %reduced.next = add i32 %reduced, 12
define void @endless(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i32 %i, 12
  store volatile i32 %m, ptr %p
  %d = sdiv i32 %i, 8
  store volatile i32 %d, ptr %p
  %i1 = add i32 %i, 1
  br label %loop
}

; Going past the greatest number would be poison here.
; CHECK-LABEL: @endless_nsw(
; CHECK: %d = lshr i32 %i, 3
; CHECK-NEXT: store volatile i32 %d, ptr %p
define void @endless_nsw(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %d = sdiv i32 %i, 8
  store volatile i32 %d, ptr %p
  %i1 = add nsw i32 %i, 1
  br label %loop
}

; The comparison is of unsigned numbers, or comes after what it would guard.
; CHECK-LABEL: @wrong_bounds(
; CHECK: %a = sdiv i8 %i, 4
; CHECK: %b = sdiv i8 %j, 4
define void @wrong_bounds(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %i1, %loop ]
  %a = sdiv i8 %i, 4
  store volatile i8 %a, ptr %p
  %i1 = add i8 %i, 1
  %c = icmp ult i8 %i1, 200
  br i1 %c, label %loop, label %next
next:
  %j = phi i8 [ 100, %loop ], [ %j1, %next ]
  %b = sdiv i8 %j, 4
  store volatile i8 %b, ptr %p
  %j1 = add i8 %j, 1
  %d = icmp ne i8 %j1, 50
  br i1 %d, label %next, label %out
out:
  ret void
}

; No header dominates the loop, so there is no first iteration.
; CHECK-LABEL: @irreducible(
; CHECK-NOT: %reduced
; CHECK: mul i32 %i, 12
; CHECK: sdiv i32 %i, 8
define void @irreducible(i1 %c, i32 %n) {
entry:
  br i1 %c, label %left, label %right
left:
  %i = phi i32 [ 0, %entry ], [ %i1, %right ]
  %m = mul i32 %i, 12
  call void @use(i32 %m)
  %d = sdiv i32 %i, 8
  call void @use(i32 %d)
  br label %right
right:
  %j = phi i32 [ 5, %entry ], [ %i, %left ]
  %i1 = add nsw i32 %j, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %left, label %out
out:
  ret void
}

; CHECK-LABEL: @unreached(
; CHECK: dead:
; CHECK-NOT: reduced
; CHECK: mul i32 %i, 12
; CHECK-NEXT: sdiv i32 %i, 8
define void @unreached() {
  ret void
dead:
  %i = phi i32 [ 0, %nowhere ], [ %i1, %dead ]
  %m = mul i32 %i, 12
  %d = sdiv i32 %i, 8
  %i1 = add i32 %i, 1
  br label %dead
nowhere:
  br label %dead
}

; Two phi nodes swap: neither changes by the same step in each iteration. One that is what
; another was one iteration ago does not start where that does.
; CHECK-LABEL: @phi_cycles(
; CHECK-NOT: %reduced
; CHECK: mul i32 %a, 12
; CHECK: mul i32 %late, 12
define void @phi_cycles(i32 %x, i32 %y, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  %late = phi i32 [ 100, %entry ], [ %i, %loop ]
  %m = mul i32 %a, 12
  call void @use(i32 %m)
  %l = mul i32 %late, 12
  call void @use(i32 %l)
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %out
out:
  ret void
}

; The step is not the same on both back edges.
; CHECK-LABEL: @two_steps(
; CHECK-NOT: %reduced
; CHECK: mul i32 %i, 12
; CHECK: sdiv i32 %i, 8
define void @two_steps(i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %m = mul i32 %i, 12
  call void @use(i32 %m)
  %d = sdiv i32 %i, 8
  call void @use(i32 %d)
  br i1 %c, label %one, label %two
one:
  %i1 = add nsw i32 %i, 1
  br label %join
two:
  %i2 = sub nsw i32 %i, 1
  br label %join
join:
  %next = phi i32 [ %i1, %one ], [ %i2, %two ]
  %e = icmp slt i32 %next, %n
  br i1 %e, label %loop, label %out
out:
  ret void
}

; A loop whose back edge is the return of an invoke: nothing can be added
; after it.
; CHECK-LABEL: @invoke_latch(
; CHECK-NOT: %reduced
; CHECK: mul i32 %i, 12
define void @invoke_latch() personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i32 %i, 12
  %i1 = add i32 %i, 1
  invoke void @may_throw(i32 %m) to label %loop unwind label %out
out:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; An invoke in the middle is none of its business, and neither are tail calls
; after the loop.
; CHECK-LABEL: @invoke_and_tail(
; CHECK: %reduced = phi i32 [ 0, %entry ], [ %reduced.next, %latch ]
; CHECK-NEXT: invoke void @may_throw(i32 %reduced)
; CHECK: latch:
; CHECK: %reduced.next = add i32 %reduced, 12
; CHECK: musttail call void @invoke_and_tail(i32 %n)
; CHECK-NEXT: ret void
define void @invoke_and_tail(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %m = mul i32 %i, 12
  invoke void @may_throw(i32 %m) to label %latch unwind label %pad
latch:
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %out
out:
  musttail call void @invoke_and_tail(i32 %n)
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; No block out of the loop that leads only there.
; CHECK-LABEL: @computed(
; CHECK-NOT: %reduced
; CHECK: mul i32 %i, 12
define void @computed(ptr %where, i32 %n) {
entry:
  indirectbr ptr %where, [label %loop, label %out]
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i32 %i, 12
  call void @use(i32 %m)
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %out
out:
  ret void
}

; Accesses in the loop stay in their order and kind; what multiplies the result
; of one is not an induction variable. Divisions that may trap stay where they are.
; CHECK-LABEL: @ordered(
; CHECK: loop:
; CHECK: store volatile i32 %reduced, ptr %p
; CHECK-NEXT: %v = load volatile i32, ptr %p
; CHECK-NEXT: %w = mul i32 %v, 12
; CHECK-NEXT: store atomic i32 %w, ptr %q release
; CHECK-NEXT: %x = atomicrmw add ptr %q, i32 %reduced seq_cst
; CHECK-NEXT: fence seq_cst
; CHECK-NEXT: %y = call i32 asm sideeffect "", "=r,r"(i32 %reduced)
; CHECK-NEXT: %z = udiv i32 %reduced, %y
; CHECK-NEXT: store volatile i32 %z, ptr %p
define void @ordered(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i32 %i, 12
  store volatile i32 %m, ptr %p
  %v = load volatile i32, ptr %p
  %w = mul i32 %v, 12
  store atomic i32 %w, ptr %q release, align 4
  %x = atomicrmw add ptr %q, i32 %m seq_cst
  fence seq_cst
  %y = call i32 asm sideeffect "", "=r,r"(i32 %m)
  %z = udiv i32 %m, %y
  store volatile i32 %z, ptr %p
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %out
out:
  ret void
}
