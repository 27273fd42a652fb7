; A slot that holds one constant on the way that a test would try, and another
; value, or none, on the way by exceptions, jumps, a loop, a suspended coroutine;
; poison, undef and vectors as constants.
; RUN: %opt -passes=mincaml-rd-constfold -verify-each -S %s | FileCheck %s

declare i32 @may_throw(i32)
declare void @use(i32)
declare void @use_vector(<2 x i32>)
declare i8 @llvm.coro.suspend(token, i1)
declare i32 @setjmp(ptr) returns_twice
declare i32 @__gxx_personality_v0(...)

; CHECK-LABEL: @invokes(
; CHECK: fine:
; CHECK-NEXT: call void @use(i32 4)
; CHECK: pad:
; CHECK: [[A:%.*]] = load i32, ptr %x
; CHECK-NEXT: call void @use(i32 [[A]])
define void @invokes() personality ptr @__gxx_personality_v0 {
entry:
  %x = alloca i32
  store i32 4, ptr %x
  %r = invoke i32 @may_throw(i32 1) to label %fine unwind label %pad
fine:
  %a = load i32, ptr %x
  call void @use(i32 %a)
  store i32 %r, ptr %x
  %s = invoke i32 @may_throw(i32 2) to label %out unwind label %pad
out:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  %b = load i32, ptr %x
  call void @use(i32 %b)
  resume { ptr, i32 } %l
}

; CHECK-LABEL: @tail(
; CHECK: %r = musttail call i32 @tail(i32 4)
; CHECK-NEXT: ret i32 %r
define i32 @tail(i32 %n) {
  %x = alloca i32
  store i32 4, ptr %x
  %a = load i32, ptr %x
  %r = musttail call i32 @tail(i32 %a)
  ret i32 %r
}

; A jump may come from the other block as well.
; CHECK-LABEL: @computed(
; CHECK: one:
; CHECK-NEXT: %a = load i32, ptr %x
; CHECK: two:
; CHECK-NEXT: call void @use(i32 7)
; CHECK: out:
; CHECK-NEXT: %b = load i32, ptr %x
define i32 @computed(ptr %where, i32 %n) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 4, ptr %x
  store i32 7, ptr %y
  indirectbr ptr %where, [label %one, label %two, label %out]
one:
  %a = load i32, ptr %x
  call void @use(i32 %a)
  indirectbr ptr %where, [label %one, label %two, label %out]
two:
  %c = load i32, ptr %y
  call void @use(i32 %c)
  store i32 %n, ptr %x
  indirectbr ptr %where, [label %one, label %two, label %out]
out:
  %b = load i32, ptr %x
  ret i32 %b
}

; In an endless loop with two ways in, one store in it is enough.
; CHECK-LABEL: @loops(
; CHECK: left:
; CHECK-NEXT: %a = load i32, ptr %x
; CHECK-NEXT: store volatile i32 %a, ptr %p
; CHECK-NEXT: store volatile i32 7, ptr %p
; CHECK: right:
; CHECK-NEXT: %b = load i32, ptr %x
define void @loops(i1 %c, ptr %p) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 4, ptr %x
  store i32 7, ptr %y
  br i1 %c, label %left, label %right
left:
  %a = load i32, ptr %x
  store volatile i32 %a, ptr %p
  %d = load i32, ptr %y
  store volatile i32 %d, ptr %p
  br label %right
right:
  %b = load i32, ptr %x
  store volatile i32 %b, ptr %p
  store i32 5, ptr %x
  br label %left
}

; Poison and a number are two constants, and so are undef and a number, and no
; store at all and one; undef plus something is folded as any operation on it is.
; CHECK-LABEL: @undefined(
; CHECK: out:
; CHECK-NEXT: %a = load i32, ptr %x
; CHECK-NEXT: call void @use(i32 %a)
; CHECK-NEXT: %b = load i32, ptr %y
; CHECK-NEXT: call void @use(i32 %b)
; CHECK-NEXT: %d = load i32, ptr %z
; CHECK-NEXT: call void @use(i32 %d)
define void @undefined(i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  br i1 %c, label %set, label %other
set:
  store i32 poison, ptr %x
  store i32 undef, ptr %y
  store i32 3, ptr %z
  br label %out
other:
  store i32 3, ptr %x
  store i32 3, ptr %y
  br label %out
out:
  %a = load i32, ptr %x
  call void @use(i32 %a)
  %b = load i32, ptr %y
  call void @use(i32 %b)
  %d = load i32, ptr %z
  call void @use(i32 %d)
  ret void
}

; A division that traps is not computed, not in a lane either.
; CHECK-LABEL: @vectors(
; CHECK: call void @use_vector(<2 x i32> <i32 3, i32 5>)
; CHECK: %d = sdiv <2 x i32> splat (i32 8), <i32 2, i32 0>
; CHECK: call void @use_vector(<2 x i32> %d)
; CHECK: %e = sdiv <2 x i32> splat (i32 -2147483648), <i32 1, i32 -1>
; CHECK: call void @use_vector(<2 x i32> %e)
; CHECK: ret void
define void @vectors() {
  %x = alloca <2 x i32>
  %y = alloca <2 x i32>
  %z = alloca <2 x i32>
  store <2 x i32> <i32 2, i32 4>, ptr %x
  store <2 x i32> <i32 2, i32 0>, ptr %y
  store <2 x i32> <i32 1, i32 -1>, ptr %z
  %a = load <2 x i32>, ptr %x
  %b = add <2 x i32> %a, <i32 1, i32 1>
  call void @use_vector(<2 x i32> %b)
  %c = load <2 x i32>, ptr %y
  %d = sdiv <2 x i32> <i32 8, i32 8>, %c
  call void @use_vector(<2 x i32> %d)
  %f = load <2 x i32>, ptr %z
  %e = sdiv <2 x i32> <i32 -2147483648, i32 -2147483648>, %f
  call void @use_vector(<2 x i32> %e)
  ret void
}

; Not slots: others see them, or see when they are written.
; CHECK-LABEL: @seen(
; CHECK: %a = load volatile i32, ptr %x
; CHECK: %b = load atomic i32, ptr %y monotonic
; CHECK: call void asm sideeffect
; CHECK: %c = load i32, ptr %z
; CHECK: store i32 %a, ptr %p
define void @seen(ptr %p) {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  store i32 1, ptr %x
  store i32 1, ptr %y
  store i32 1, ptr %z
  %a = load volatile i32, ptr %x
  %b = load atomic i32, ptr %y monotonic, align 4
  call void asm sideeffect "", "=*m"(ptr elementtype(i32) %z)
  %c = load i32, ptr %z
  store i32 %a, ptr %p
  store i32 %b, ptr %p
  store i32 %c, ptr %p
  ret void
}

; CHECK-LABEL: @twice(
; CHECK: %a = load i32, ptr %x
define i32 @twice(ptr %env) {
  %x = alloca i32
  store i32 1, ptr %x
  %z = call i32 @setjmp(ptr %env) returns_twice
  %a = load i32, ptr %x
  store i32 %z, ptr %x
  ret i32 %a
}

; CHECK-LABEL: @coroutine(
; CHECK: %a = load i32, ptr %x
define i32 @coroutine() presplitcoroutine {
  %x = alloca i32
  store i32 1, ptr %x
  %k = call i8 @llvm.coro.suspend(token none, i1 false)
  %a = load i32, ptr %x
  ret i32 %a
}
