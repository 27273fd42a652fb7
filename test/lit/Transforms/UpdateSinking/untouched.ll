; It moves the next value of a loop variable down its own block, and nothing else:
; no access, no call, nothing that is used before, nothing out of its block.
; RUN: %opt -passes=mincaml-update-late -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare i32 @may_throw(i32)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @__gxx_personality_v0(...)

; A division may be done later, after what may not return; so may a sum that
; wraps. The next value that is loaded or called for stays.
; CHECK-LABEL: @order(
; CHECK: loop:
; CHECK: %v1 = load volatile i32, ptr %p
; CHECK-NEXT: %a1 = load atomic i32, ptr %p monotonic
; CHECK-NEXT: %l1 = load i32, ptr %p
; CHECK-NEXT: %s1 = call i32 asm "rdtsc", "=r"()
; CHECK-NEXT: %c1 = call i32 @pure(i32 %c)
; CHECK-NEXT: call void @use(i32 %v)
; CHECK-NEXT: call void @use(i32 %a)
; CHECK-NEXT: call void @use(i32 %l)
; CHECK-NEXT: call void @use(i32 %s)
; CHECK-NEXT: call void @use(i32 %c)
; CHECK-NEXT: call void @use(i32 %q)
; CHECK-NEXT: %q1 = udiv i32 %q, %n
; CHECK-NEXT: br i1
define void @order(ptr %p, i32 %n, i1 %again) {
entry:
  br label %loop
loop:
  %v = phi i32 [ 0, %entry ], [ %v1, %loop ]
  %a = phi i32 [ 0, %entry ], [ %a1, %loop ]
  %l = phi i32 [ 0, %entry ], [ %l1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c1, %loop ]
  %q = phi i32 [ 0, %entry ], [ %q1, %loop ]
  %v1 = load volatile i32, ptr %p
  %a1 = load atomic i32, ptr %p monotonic, align 4
  %l1 = load i32, ptr %p
  %s1 = call i32 asm "rdtsc", "=r"()
  %c1 = call i32 @pure(i32 %c)
  %q1 = udiv i32 %q, %n
  call void @use(i32 %v)
  call void @use(i32 %a)
  call void @use(i32 %l)
  call void @use(i32 %s)
  call void @use(i32 %c)
  call void @use(i32 %q)
  br i1 %again, label %loop, label %out
out:
  ret void
}

; The old value is used by the branch, or the new one before the old one's last
; use, also by way of another variable; phi nodes that swap are not instructions
; to move.
; CHECK-LABEL: @uses(
; CHECK: loop:
; CHECK: %i1 = add i32 %i, 1
; CHECK-NEXT: %j1 = add i32 %j, 1
; CHECK-NEXT: call void @use(i32 %j1)
; CHECK-NEXT: call void @use(i32 %j)
; CHECK-NEXT: call void @use(i32 %a)
; CHECK-NEXT: switch i32 %i
define void @uses(i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ], [ %i1, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ], [ %j1, %loop ]
  %a = phi i32 [ %x, %entry ], [ %b, %loop ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ], [ %a, %loop ]
  %i1 = add i32 %i, 1
  %j1 = add i32 %j, 1
  call void @use(i32 %j1)
  call void @use(i32 %j)
  call void @use(i32 %a)
  switch i32 %i, label %out [ i32 1, label %loop
                              i32 2, label %loop ]
out:
  ret void
}

; In an endless loop vectors and frozen values move like others, and in one that
; repeats by an invoke or a computed jump the next value comes before that.
; CHECK-LABEL: @endless(
; CHECK: loop:
; CHECK: store volatile <2 x i32> %v, ptr %p
; CHECK-NEXT: %v1 = add <2 x i32> %v, splat (i32 1)
; CHECK-NEXT: store volatile i32 %f, ptr %p
; CHECK-NEXT: %f1 = freeze i32 %f
; CHECK-NEXT: br label %loop
define void @endless(ptr %p) {
entry:
  br label %loop
loop:
  %v = phi <2 x i32> [ undef, %entry ], [ %v1, %loop ]
  %f = phi i32 [ poison, %entry ], [ %f1, %loop ]
  %v1 = add <2 x i32> %v, <i32 1, i32 1>
  %f1 = freeze i32 %f
  store volatile <2 x i32> %v, ptr %p
  store volatile i32 %f, ptr %p
  br label %loop
}

; CHECK-LABEL: @invokes(
; CHECK: loop:
; CHECK: call void @use(i32 %i)
; CHECK-NEXT: %i1 = add i32 %i, 1
; CHECK-NEXT: %r = invoke i32 @may_throw(i32 %i1)
; CHECK: other:
; CHECK: call void @use(i32 %j)
; CHECK-NEXT: %j1 = add i32 %j, 1
; CHECK-NEXT: indirectbr
define void @invokes(ptr %where) personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  call void @use(i32 %i)
  %r = invoke i32 @may_throw(i32 %i1) to label %loop unwind label %pad
pad:
  %l = landingpad { ptr, i32 } cleanup
  br label %other
other:
  %j = phi i32 [ 0, %pad ], [ %j1, %other ]
  %j1 = add i32 %j, 1
  call void @use(i32 %j)
  indirectbr ptr %where, [label %other, label %out]
out:
  call void @use(i32 %j1)
  ret void
}

; No loop that has a header, and none that anything reaches.
; CHECK-LABEL: @irreducible(
; CHECK: left:
; CHECK: %i1 = add i32 %i, 1
; CHECK-NEXT: call void @use(i32 %i)
; CHECK: dead:
; CHECK: %k1 = add i32 %k, 1
; CHECK-NEXT: call void @use(i32 %k)
define void @irreducible(i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %i = phi i32 [ 0, %entry ], [ %j, %right ]
  %i1 = add i32 %i, 1
  call void @use(i32 %i)
  br label %right
right:
  %j = phi i32 [ 0, %entry ], [ %i1, %left ]
  br i1 %c, label %left, label %out
dead:
  %k = phi i32 [ 0, %nowhere ], [ %k1, %dead ]
  %k1 = add i32 %k, 1
  call void @use(i32 %k)
  br label %dead
nowhere:
  br label %dead
out:
  ret void
}
