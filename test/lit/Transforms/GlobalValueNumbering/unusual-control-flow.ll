; Divisions that may trap, tail calls, endless and irreducible loops, blocks that
; nothing reaches, computed jumps, functions that return twice, coroutines.
; RUN: %opt -passes=mincaml-gvn -verify-each -S %s | FileCheck %s

declare void @may_exit()
declare void @use(i32)
declare i32 @setjmp(ptr) returns_twice
declare i32 @thread() memory(none) nounwind willreturn

; The second of two divisions goes. That of one arm does not help after the join, and
; nothing moves to where it might be the first to divide by zero.
; CHECK-LABEL: @division(
; CHECK: entry:
; CHECK-NOT: udiv
; CHECK: divides:
; CHECK: %q = udiv i32 %a, %b
; CHECK-NOT: udiv
; CHECK: call void @use(i32 %q)
; CHECK: both:
; CHECK-NEXT: call void @may_exit()
; CHECK-NEXT: %s = udiv i32 %a, %b
define i32 @division(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %divides, label %both
divides:
  %q = udiv i32 %a, %b
  call void @may_exit()
  %r = udiv i32 %a, %b
  call void @use(i32 %r)
  br label %both
both:
  call void @may_exit()
  %s = udiv i32 %a, %b
  ret i32 %s
}

; The return stays after its call, whatever is known of the result.
; CHECK-LABEL: @tail(
; CHECK: is:
; CHECK: %r = musttail call i32 @tail(i32 5)
; CHECK-NEXT: ret i32 %r
; CHECK: isnt:
; CHECK: %s = musttail call i32 @tail(i32 %x)
; CHECK-NEXT: ret i32 %s
define i32 @tail(i32 %x) memory(none) {
entry:
  %c = icmp eq i32 %x, 5
  %again = call i32 @tail(i32 %x)
  br i1 %c, label %is, label %isnt
is:
  %r = musttail call i32 @tail(i32 %x)
  ret i32 %r
isnt:
  call void @use(i32 %again)
  %s = musttail call i32 @tail(i32 %x)
  ret i32 %s
}

; It never ends, and each iteration reads what the previous one has written.
; CHECK-LABEL: @endless(
; CHECK: loop:
; CHECK-NEXT: %a = load i32, ptr %p
; CHECK-NEXT: %next = add i32 %a, %x
; CHECK-NEXT: store i32 %next, ptr %p
; CHECK-NEXT: br label %loop
define void @endless(ptr %p, i32 %x) {
entry:
  br label %loop
loop:
  %a = load i32, ptr %p
  %next = add i32 %a, %x
  %same = add i32 %x, %a
  store i32 %same, ptr %p
  br label %loop
}

; Each of the two ways into the loop passes only one of the sums.
; CHECK-LABEL: @irreducible(
; CHECK: left:
; CHECK: %s = add i32 %x, %y
; CHECK: right:
; CHECK: %t = add i32 %x, %y
; CHECK: done:
; CHECK-NEXT: ret i32 %t
define i32 @irreducible(i1 %a, i1 %b, i32 %x, i32 %y) {
entry:
  br i1 %a, label %left, label %right
left:
  %s = add i32 %x, %y
  call void @use(i32 %s)
  br label %right
right:
  %t = add i32 %x, %y
  call void @use(i32 %t)
  br i1 %b, label %left, label %done
done:
  %u = add i32 %y, %x
  ret i32 %u
}

; The phi nodes of a cycle: that they feed each other makes them no copies.
; CHECK-LABEL: @phi_cycle(
; CHECK: %p = phi i32 [ %x, %entry ], [ %q, %loop ]
; CHECK: %q = phi i32 [ %y, %entry ], [ %p, %loop ]
; CHECK-NOT: phi
; CHECK: %d = sub i32 %p, %q
; CHECK: %e = sub i32 %p, %p
define i32 @phi_cycle(i32 %x, i32 %y, i1 %c) {
entry:
  br label %loop
loop:
  %p = phi i32 [ %x, %entry ], [ %q, %loop ]
  %p2 = phi i32 [ %x, %entry ], [ %q, %loop ]
  %q = phi i32 [ %y, %entry ], [ %p, %loop ]
  %d = sub i32 %p, %q
  %e = sub i32 %p, %p2
  call void @use(i32 %d)
  call void @use(i32 %e)
  br i1 %c, label %loop, label %out
out:
  ret i32 %p
}

; What holds on the way into a loop need not hold in it.
; CHECK-LABEL: @loop_variable(
; CHECK: loop:
; CHECK: call void @use(i32 %i)
; CHECK: latch:
; CHECK-NEXT: call void @use(i32 3)
; CHECK: out:
; CHECK-NEXT: ret i32 %i
define i32 @loop_variable(i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %loop, label %stop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  call void @use(i32 %i)
  %three = icmp eq i32 %i, 3
  br i1 %three, label %latch, label %out
latch:
  call void @use(i32 %i)
  %next = add i32 %i, 1
  br label %loop
out:
  ret i32 %i
stop:
  ret i32 1
}

; CHECK-LABEL: @unreached(
; CHECK: dead:
; CHECK: %b = add i32 %x, 1
; CHECK: %c = add i32 %c, %b
; CHECK: out:
; CHECK: %d = phi i32 [ %a, %entry ], [ %c, %dead ]
define i32 @unreached(i32 %x) {
entry:
  %a = add i32 %x, 1
  br label %out
dead:
  %b = add i32 %x, 1
  %c = add i32 %c, %b
  br label %out
out:
  %d = phi i32 [ %a, %entry ], [ %c, %dead ]
  ret i32 %d
}

; Each block may be entered from everywhere.
; CHECK-LABEL: @computed(
; CHECK: one:
; CHECK: add i32 %x, %y
; CHECK: two:
; CHECK: add i32 %x, %y
define i32 @computed(ptr %where, i32 %x, i32 %y) {
entry:
  indirectbr ptr %where, [label %one, label %two]
one:
  %a = add i32 %x, %y
  call void @use(i32 %a)
  indirectbr ptr %where, [label %one, label %two]
two:
  %b = add i32 %x, %y
  ret i32 %b
}

; Both functions go on where they have stopped: nothing is merged.
; CHECK-LABEL: @twice(
; CHECK: %a = load i32, ptr %p
; CHECK: %b = load i32, ptr %p
define i32 @twice(ptr %p, ptr %env) {
  %z = call i32 @setjmp(ptr %env) returns_twice
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}

; CHECK-LABEL: @coroutine(
; CHECK: %a = call i32 @thread()
; CHECK: %b = call i32 @thread()
define i32 @coroutine() presplitcoroutine {
  %a = call i32 @thread()
  %k = call i8 @llvm.coro.suspend(token none, i1 false)
  %b = call i32 @thread()
  %s = sub i32 %a, %b
  ret i32 %s
}
declare i8 @llvm.coro.suspend(token, i1)
