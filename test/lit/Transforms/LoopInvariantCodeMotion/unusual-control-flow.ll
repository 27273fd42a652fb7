; Endless loops, loops that one phi node cycles through, tail calls, invokes,
; inline assembly, convergent calls and coroutines.
; RUN: %opt -passes=mincaml-licm -verify-each -S %s | FileCheck %s

@local = thread_local global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i8 @llvm.coro.suspend(token, i1)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @may_not_return(i32) memory(none) nounwind
declare i32 @may_throw(i32) memory(none) willreturn
declare i32 @own(i32) memory(none) convergent nounwind willreturn
declare void @use(i32)
declare i32 @__gxx_personality_v0(...)

; Each iteration of an endless loop executes its header, and nothing else for sure after a branch.
; CHECK-LABEL: @endless(
; CHECK: entry:
; CHECK-NEXT: %q = udiv i32 %a, %b
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK: store volatile i32 %q, ptr %p
; CHECK: sometimes:
; CHECK-NEXT: %r = udiv i32 %b, %a
define void @endless(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %q = udiv i32 %a, %b
  store volatile i32 %q, ptr %p
  br i1 %c, label %loop, label %sometimes
sometimes:
  %r = udiv i32 %b, %a
  store volatile i32 %r, ptr %p
  br label %loop
}

; After an endless loop in the loop, and after a volatile store, nothing is
; guaranteed to execute. A sum may be computed nevertheless.
; CHECK-LABEL: @behind(
; CHECK: entry:
; CHECK-NEXT: %s = add i32 %a, %b
; CHECK-NEXT: br label %outer
; CHECK: latch:
; CHECK-NEXT: store volatile i32 %s, ptr %p
; CHECK-NEXT: %q = udiv i32 %a, %b
define void @behind(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch
latch:
  %s = add i32 %a, %b
  store volatile i32 %s, ptr %p
  %q = udiv i32 %a, %b
  store volatile i32 %q, ptr %p
  br label %outer
}

; CHECK-LABEL: @behind_volatile(
; CHECK: loop:
; CHECK-NEXT: store volatile i32 0, ptr %p
; CHECK-NEXT: %q = udiv i32 %a, %b
define void @behind_volatile(i32 %a, i32 %b, ptr %p) {
entry:
  br label %loop
loop:
  store volatile i32 0, ptr %p
  %q = udiv i32 %a, %b
  call void @use(i32 %q)
  br label %loop
}

; x and y are swapped in each iteration: that both come from outside makes their
; difference not invariant. What one phi node passes to the next is not one either.
; CHECK-LABEL: @phi_cycle(
; CHECK: entry:
; CHECK-NEXT: %d0 = sub i32 %x, %y
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK: %d = sub i32 %a, %b
; CHECK: %e = mul i32 %late, 3
define void @phi_cycle(i32 %x, i32 %y, i1 %c) {
entry:
  br label %loop
loop:
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  %late = phi i32 [ 0, %entry ], [ %a, %loop ]
  %d0 = sub i32 %x, %y
  %d = sub i32 %a, %b
  %e = mul i32 %late, 3
  call void @use(i32 %d0)
  call void @use(i32 %d)
  call void @use(i32 %e)
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK-LABEL: @calls(
; CHECK: entry:
; CHECK-NEXT: %a = call i32 @pure(i32 %x)
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %b = call i32 @may_not_return(i32 %x)
; CHECK-NEXT: %c = call i32 @may_throw(i32 %x)
; CHECK-NEXT: %d = call i32 @own(i32 %x)
; CHECK-NEXT: %e = call i32 asm "rdtsc", "=r"()
; CHECK-NEXT: %f = call i32 asm "add $0, $1", "=r,r"(i32 %x)
; CHECK-NEXT: %g = call i32 @pure(i32 %x) [ "deopt"(i32 %x) ]
define void @calls(i32 %x, ptr %p) {
entry:
  br label %loop
loop:
  %a = call i32 @pure(i32 %x)
  %b = call i32 @may_not_return(i32 %x)
  %c = call i32 @may_throw(i32 %x)
  %d = call i32 @own(i32 %x)
  %e = call i32 asm "rdtsc", "=r"()
  %f = call i32 asm "add $0, $1", "=r,r"(i32 %x)
  %g = call i32 @pure(i32 %x) [ "deopt"(i32 %x) ]
  store volatile i32 %a, ptr %p
  store volatile i32 %b, ptr %p
  store volatile i32 %c, ptr %p
  store volatile i32 %d, ptr %p
  store volatile i32 %e, ptr %p
  store volatile i32 %f, ptr %p
  store volatile i32 %g, ptr %p
  br label %loop
}

; An invoke ends its block, a tail call its function.
; CHECK-LABEL: @invoke_and_tail(
; CHECK: loop:
; CHECK-NEXT: %a = invoke i32 @may_throw(i32 %x)
; CHECK: next:
; CHECK-NEXT: br i1 %c, label %loop, label %out
; CHECK: out:
; CHECK-NEXT: %r = musttail call i32 @invoke_and_tail(i32 %x, i1 %c)
; CHECK-NEXT: ret i32 %r
define i32 @invoke_and_tail(i32 %x, i1 %c) personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %a = invoke i32 @may_throw(i32 %x) to label %next unwind label %pad
next:
  br i1 %c, label %loop, label %out
out:
  %r = musttail call i32 @invoke_and_tail(i32 %x, i1 %c)
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; Another thread may go on with a coroutine that has been suspended, and has its
; own variable and answers in its own way.
; CHECK-LABEL: @coroutine(
; CHECK: loop:
; CHECK-NEXT: %a = call ptr @llvm.threadlocal.address.p0(ptr @local)
; CHECK-NEXT: store i32 0, ptr %a
; CHECK-NEXT: %b = call i32 @pure(i32 %x)
define void @coroutine(i32 %x, i1 %c) presplitcoroutine {
entry:
  br label %loop
loop:
  %a = call ptr @llvm.threadlocal.address.p0(ptr @local)
  store i32 0, ptr %a
  %b = call i32 @pure(i32 %x)
  call void @use(i32 %b)
  %s = call i8 @llvm.coro.suspend(token none, i1 false)
  br i1 %c, label %loop, label %out
out:
  ret void
}

; The same in a function that stays in its thread.
; CHECK-LABEL: @thread(
; CHECK: entry:
; CHECK-NEXT: %a = call ptr @llvm.threadlocal.address.p0(ptr @local)
; CHECK-NEXT: br label %loop
define void @thread(i1 %c) {
entry:
  br label %loop
loop:
  %a = call ptr @llvm.threadlocal.address.p0(ptr @local)
  store i32 0, ptr %a
  br i1 %c, label %loop, label %out
out:
  ret void
}
