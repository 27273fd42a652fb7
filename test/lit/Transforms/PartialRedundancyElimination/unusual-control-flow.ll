; Endless and irreducible loops, blocks that nothing reaches, functions that end
; in the middle, return twice or are suspended.
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each -S %s \
; RUN:   | FileCheck %s --check-prefixes=CHECK,LAZY
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare void @may_exit()
declare i32 @setjmp(ptr) returns_twice
declare i8 @llvm.coro.suspend(token, i1)

; A loop that never ends is left as it is. From one that may run forever
; the sum moves, but not the division, which may never execute.
; CHECK-LABEL: @endless(
; CHECK: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %s = add i32 %a, %b
; CHECK: divides:
; CHECK-NEXT: %q = udiv i32 %a, %b
define void @endless(i32 %a, i32 %b, i1 %c) {
entry:
  br label %loop
loop:
  %s = add i32 %a, %b
  call void @use(i32 %s)
  br i1 %c, label %loop, label %divides
divides:
  %q = udiv i32 %a, %b
  call void @use(i32 %q)
  br label %loop
}

; CHECK-LABEL: @perhaps_endless(
; CHECK: entry:
; CHECK-NEXT: {{.*}} = add i32 %a, %b
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NOT: add
; CHECK: divides:
; CHECK-NEXT: %q = udiv i32 %a, %b
define void @perhaps_endless(i32 %a, i32 %b, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %s = add i32 %a, %b
  call void @use(i32 %s)
  br i1 %c, label %loop, label %divides
divides:
  %q = udiv i32 %a, %b
  call void @use(i32 %q)
  br i1 %d, label %loop, label %out
out:
  ret void
}

; One path ends in an unreachable instruction and does not lead to the division, but
; the call before it may not return.
; CHECK-LABEL: @ends(
; CHECK: entry:
; CHECK-NOT: udiv
; CHECK: br i1 %c
; CHECK: fails:
; CHECK-NEXT: call void @may_exit()
; CHECK-NEXT: unreachable
; CHECK: divides:
; CHECK-NEXT: call void @may_exit()
; CHECK-NEXT: {{.*}} = udiv i32 %a, %b
; CHECK-NOT: udiv
; CHECK: ret void
define void @ends(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %fails, label %divides
fails:
  call void @may_exit()
  unreachable
divides:
  call void @may_exit()
  %q = udiv i32 %a, %b
  call void @use(i32 %q)
  br label %again
again:
  %r = udiv i32 %a, %b
  call void @use(i32 %r)
  ret void
}

; A loop with two ways in: the product is computed on the one that has not got it,
; the division is not, since the loop may be left without it.
; CHECK-LABEL: @irreducible(
; LAZY: tofirst:
; CHECK: mul i32 %a, %b
; CHECK: udiv i32 %a, %b
; CHECK: tosecond:
; LAZY: mul i32 %a, %b
; CHECK-NOT: udiv
; CHECK: br label %second
; CHECK: {{^}}first:
; CHECK-NOT: mul
; CHECK: {{^}}second:
; CHECK-NOT: mul
; CHECK: last:
; CHECK: udiv i32 %a, %b
define void @irreducible(i32 %a, i32 %b, i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %c, label %tofirst, label %tosecond
tofirst:
  %m0 = mul i32 %a, %b
  store volatile i32 %m0, ptr %p
  %q = udiv i32 %a, %b
  store volatile i32 %q, ptr %p
  br label %first
tosecond:
  store volatile i32 0, ptr %p
  br label %second
first:
  %m = mul i32 %a, %b
  store volatile i32 %m, ptr %p
  br label %second
second:
  %n = mul i32 %a, %b
  store volatile i32 %n, ptr %p
  br i1 %d, label %first, label %out
out:
  br i1 %c, label %last, label %done
last:
  %r = udiv i32 %a, %b
  store volatile i32 %r, ptr %p
  br label %done
done:
  ret void
}

; Computations in an unreachable block do not count; a value may be an operand
; of itself there.
; CHECK-LABEL: @unreached(
; LAZY: left:
; CHECK: add i32 %a, %b
; LAZY: right:
; LAZY: add i32 %a, %b
; CHECK: dead:
; CHECK-NEXT: %d = add i32 %a, %b
; CHECK-NEXT: %e = add i32 %e, %d
; CHECK: join:
; CHECK-NOT: add
; CHECK: ret i32
define i32 @unreached(i32 %a, i32 %b, i1 %c, ptr %p) {
entry:
  br i1 %c, label %left, label %right
left:
  %s = add i32 %a, %b
  store volatile i32 %s, ptr %p
  br label %join
right:
  store volatile i32 0, ptr %p
  br label %join
dead:
  %d = add i32 %a, %b
  %e = add i32 %e, %d
  br label %join
join:
  %f = phi i32 [ 0, %left ], [ 1, %right ], [ %e, %dead ]
  store volatile i32 %f, ptr %p
  %t = add i32 %a, %b
  ret i32 %t
}

; CHECK-LABEL: @twice(
; CHECK: join:
; CHECK-NEXT: %t = add i32 %a, %b
define i32 @twice(i32 %a, i32 %b, ptr %env, ptr %p) {
entry:
  %z = call i32 @setjmp(ptr %env) returns_twice
  %c = icmp eq i32 %z, 0
  br i1 %c, label %left, label %join
left:
  %s = add i32 %a, %b
  store volatile i32 %s, ptr %p
  br label %join
join:
  %t = add i32 %a, %b
  ret i32 %t
}

; CHECK-LABEL: @coroutine(
; CHECK: join:
; CHECK-NEXT: %k = call i8 @llvm.coro.suspend(token none, i1 false)
; CHECK-NEXT: %t = add i32 %a, %b
define i32 @coroutine(i32 %a, i32 %b, i1 %c, ptr %p) presplitcoroutine {
entry:
  br i1 %c, label %left, label %join
left:
  %s = add i32 %a, %b
  store volatile i32 %s, ptr %p
  br label %join
join:
  %k = call i8 @llvm.coro.suspend(token none, i1 false)
  %t = add i32 %a, %b
  ret i32 %t
}
