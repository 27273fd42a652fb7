; Divisions, invokes, inline assembly, endless and irreducible loops, phi nodes
; that swap, unreachable blocks, computed jumps, coroutines.
; RUN: %opt -passes=mincaml-cse -verify-each -S %s | FileCheck %s

declare void @may_exit()
declare void @use(i32)
declare i32 @thread() memory(none) nounwind willreturn
declare i32 @reads(ptr) memory(read)
declare i8 @llvm.coro.suspend(token, i1)
declare i32 @__gxx_personality_v0(...)

; After both divisions there is a third that never divides by zero; but none of
; them moves to a location that does not always reach one.
; CHECK-LABEL: @division(
; CHECK: {{^}}left:
; CHECK-NEXT: %p = sdiv i32 %a, %b
; CHECK: {{^}}right:
; CHECK-NEXT: call void @may_exit()
; CHECK-NEXT: %q = sdiv i32 %a, %b
; CHECK: join:
; CHECK-NEXT: %t.0 = phi i32 [ %p, %left ], [ %q, %right ]
; CHECK-NOT: sdiv
; CHECK: call void @use(i32 %t.0)
; CHECK: other:
; CHECK-NEXT: %s = udiv i32 %a, %b
define void @division(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %p = sdiv i32 %a, %b
  call void @use(i32 %p)
  br label %join
right:
  call void @may_exit()
  %q = sdiv i32 %a, %b
  call void @use(i32 %q)
  br label %join
join:
  %r = sdiv i32 %a, %b
  call void @use(i32 %r)
  br i1 %c, label %other, label %out
other:
  %s = udiv i32 %a, %b
  call void @use(i32 %s)
  br label %out
out:
  ret void
}

; An invoke is not an expression. It may write on both of its edges.
; CHECK-LABEL: @invokes(
; CHECK: %a = load i32, ptr %p
; CHECK: %i = invoke i32 @reads(ptr %p)
; CHECK: %j = invoke i32 @reads(ptr %p)
; CHECK: invoke void @may_exit()
; CHECK: last:
; CHECK-NEXT: %c = load i32, ptr %p
; CHECK: pad:
; CHECK: %d = load i32, ptr %p
define i32 @invokes(ptr %p) personality ptr @__gxx_personality_v0 {
entry:
  %a = load i32, ptr %p
  %i = invoke i32 @reads(ptr %p) to label %one unwind label %pad
one:
  %j = invoke i32 @reads(ptr %p) to label %two unwind label %pad
two:
  %b = load i32, ptr %p
  invoke void @may_exit() to label %last unwind label %pad
last:
  %c = load i32, ptr %p
  %s = sub i32 %i, %j
  %t = sub i32 %a, %b
  %u = add i32 %s, %t
  %v = add i32 %u, %c
  ret i32 %v
pad:
  %l = landingpad { ptr, i32 } cleanup
  %d = load i32, ptr %p
  ret i32 %d
}

; CHECK-LABEL: @assembly(
; CHECK: %a = call i32 asm
; CHECK: %b = call i32 asm
; CHECK: %x = load i32, ptr %p
; CHECK: call void asm sideeffect
; CHECK: %y = load i32, ptr %p
; CHECK: sub i32 %a, %b
; CHECK: sub i32 %x, %y
define i32 @assembly(ptr %p) {
  %a = call i32 asm "rdtsc", "=r"()
  %b = call i32 asm "rdtsc", "=r"()
  %x = load i32, ptr %p
  call void asm sideeffect "", "~{memory}"()
  %y = load i32, ptr %p
  %s = sub i32 %a, %b
  %t = sub i32 %x, %y
  %u = add i32 %s, %t
  ret i32 %u
}

; From the second iteration on the sum has been computed, in the first it has not.
; CHECK-LABEL: @endless(
; CHECK: loop:
; CHECK-NEXT: store volatile i32 0, ptr %p
; CHECK-NEXT: %s = add i32 %x, %y
; CHECK-NEXT: store volatile i32 %s, ptr %p
; CHECK-NEXT: store volatile i32 %s, ptr %p
define void @endless(i32 %x, i32 %y, ptr %p) {
entry:
  br label %loop
loop:
  store volatile i32 0, ptr %p
  %s = add i32 %x, %y
  store volatile i32 %s, ptr %p
  %t = add i32 %y, %x
  store volatile i32 %t, ptr %p
  br label %loop
}

; Both ways into the loop pass one of the loads, and so do both back edges;
; in the second loop a store is on one of them.
; CHECK-LABEL: @irreducible(
; CHECK: toleft:
; CHECK-NEXT: %a = load i32, ptr %p
; CHECK: toright:
; CHECK-NEXT: %b = load i32, ptr %p
; CHECK: {{^}}left:
; CHECK-NOT: load
; CHECK: {{^}}right:
; CHECK-NOT: load
; CHECK: out:
; CHECK: ret void
define void @irreducible(i1 %c, ptr %p) {
entry:
  br i1 %c, label %toleft, label %toright
toleft:
  %a = load i32, ptr %p
  call void @use(i32 %a) memory(inaccessiblemem: readwrite)
  br label %left
toright:
  %b = load i32, ptr %p
  call void @use(i32 %b) memory(inaccessiblemem: readwrite)
  br label %right
left:
  %l = load i32, ptr %p
  call void @use(i32 %l) memory(inaccessiblemem: readwrite)
  br label %right
right:
  %r = load i32, ptr %p
  call void @use(i32 %r) memory(inaccessiblemem: readwrite)
  br i1 %c, label %left, label %out
out:
  ret void
}

; CHECK-LABEL: @irreducible_store(
; CHECK: {{^}}left:
; CHECK-NEXT: %l = load i32, ptr %p
; CHECK: {{^}}right:
; CHECK-NEXT: %t.0 = phi i32 [ %l, %left ], [ %b, %toright ]
; CHECK-NOT: load
; CHECK: out:
define void @irreducible_store(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %toleft, label %toright
toleft:
  %a = load i32, ptr %p
  call void @use(i32 %a) memory(inaccessiblemem: readwrite)
  br label %left
toright:
  %b = load i32, ptr %p
  call void @use(i32 %b) memory(inaccessiblemem: readwrite)
  br label %right
left:
  %l = load i32, ptr %p
  call void @use(i32 %l) memory(inaccessiblemem: readwrite)
  br label %right
right:
  %r = load i32, ptr %p
  call void @use(i32 %r) memory(inaccessiblemem: readwrite)
  store i32 1, ptr %q
  br i1 %c, label %left, label %out
out:
  ret void
}

; The sum of this iteration's a and x is not that of the previous one's, although that
; was the a of this iteration's b.
; CHECK-LABEL: @phi_cycle(
; CHECK: loop:
; CHECK: %s = add i32 %a, %x
; CHECK: %t = add i32 %b, %x
; CHECK-NOT: add
; CHECK: out:
; CHECK-NEXT: ret i32 %s
define i32 @phi_cycle(i32 %x, i32 %y, i1 %c) {
entry:
  br label %loop
loop:
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  %s = add i32 %a, %x
  %t = add i32 %b, %x
  call void @use(i32 %s)
  call void @use(i32 %t)
  br i1 %c, label %loop, label %out
out:
  %u = add i32 %x, %a
  ret i32 %u
}

; CHECK-LABEL: @unreached(
; CHECK: dead:
; CHECK: %c = add i32 %c, %x
; CHECK: out:
; CHECK: %e = load i32, ptr %p
define i32 @unreached(i32 %x, ptr %p) {
entry:
  br label %out
dead:
  %b = load i32, ptr %p
  %c = add i32 %c, %x
  store i32 %c, ptr %p
  br label %out
out:
  %d = phi i32 [ %x, %entry ], [ %c, %dead ]
  %e = load i32, ptr %p
  %f = add i32 %e, %d
  ret i32 %f
}

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
