; Copies that are none any more on one way: by an exception, by a jump, in the
; next iteration of a loop; copies of poison, undef, vectors and results of invokes.
; RUN: %opt -passes=mincaml-rd-copyprop -verify-each -S %s | FileCheck %s

declare i32 @may_throw(i32)
declare i32 @next()
declare i1 @flip()
declare void @use(i32)
declare void @use_vector(<2 x i32>)
declare i8 @llvm.coro.suspend(token, i1)
declare i32 @__gxx_personality_v0(...)

; The only assignment that reaches the use, but of the value of an earlier iteration.
; CHECK-LABEL: @rounds(
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

; The same with slots: y was x one iteration ago.
; CHECK-LABEL: @slots(
; CHECK: loop:
; CHECK: [[Y:%.*]] = load i32, ptr %y
; CHECK: call void @use(i32 [[Y]])
; CHECK: [[X:%.*]] = load i32, ptr %x
; CHECK: store i32 [[X]], ptr %y
; CHECK: store i32 %v, ptr %x
define void @slots() {
entry:
  %x = alloca i32
  %y = alloca i32
  br label %loop
loop:
  %b = load i32, ptr %y
  call void @use(i32 %b)
  %a = load i32, ptr %x
  store i32 %a, ptr %y
  %v = call i32 @next()
  store i32 %v, ptr %x
  %c = call i1 @flip()
  br i1 %c, label %loop, label %out
out:
  ret void
}

; The invoke has not assigned its result where it throws.
; CHECK-LABEL: @invokes(
; CHECK: fine:
; CHECK: invoke i32 @may_throw(i32 %r)
; CHECK: pad:
; CHECK: %b = load i32, ptr %x
; CHECK-NEXT: call void @use(i32 %b)
define void @invokes(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %x = alloca i32
  store i32 %n, ptr %x
  %r = invoke i32 @may_throw(i32 1) to label %fine unwind label %pad
fine:
  store i32 %r, ptr %x
  %a = load i32, ptr %x
  %s = invoke i32 @may_throw(i32 %a) to label %out unwind label %pad
out:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  %b = load i32, ptr %x
  call void @use(i32 %b)
  resume { ptr, i32 } %l
}

; CHECK-LABEL: @tail(
; CHECK: %r = musttail call i32 @tail(i32 %n)
; CHECK-NEXT: ret i32 %r
define i32 @tail(i32 %n) {
  %x = alloca i32
  store i32 %n, ptr %x
  %a = load i32, ptr %x
  %r = musttail call i32 @tail(i32 %a)
  ret i32 %r
}

; CHECK-LABEL: @computed(
; CHECK: one:
; CHECK-NEXT: %a = load i32, ptr %x
; CHECK: two:
; CHECK-NEXT: call void @use(i32 %n)
define void @computed(ptr %where, i32 %n, i32 %m) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 %n, ptr %x
  store i32 %n, ptr %y
  indirectbr ptr %where, [label %one, label %two]
one:
  %a = load i32, ptr %x
  call void @use(i32 %a)
  indirectbr ptr %where, [label %one, label %two]
two:
  %b = load i32, ptr %y
  call void @use(i32 %b)
  store i32 %m, ptr %x
  indirectbr ptr %where, [label %one, label %two]
}

; One frozen value is the same at each use; what is copied before it is frozen is
; not. Vectors are copied whole.
; CHECK-LABEL: @values(
; CHECK: %f = freeze i32 %n
; CHECK: call void @use(i32 %f)
; CHECK: call void @use(i32 %f)
; CHECK: call void @use(i32 %f)
; CHECK: %g = freeze i32 %n
; CHECK: call void @use(i32 %g)
; CHECK: call void @use_vector(<2 x i32> %v)
define void @values(i32 %n, <2 x i32> %v) {
  %x = alloca i32
  %y = alloca <2 x i32>
  %f = freeze i32 %n
  call void @use(i32 %f)
  store i32 %f, ptr %x
  %a = load i32, ptr %x
  call void @use(i32 %a)
  %b = load i32, ptr %x
  call void @use(i32 %b)
  store i32 %n, ptr %x
  %c = load i32, ptr %x
  %g = freeze i32 %c
  call void @use(i32 %g)
  store <2 x i32> %v, ptr %y
  %d = load <2 x i32>, ptr %y
  call void @use_vector(<2 x i32> %d)
  ret void
}

; Assigned on one of two paths; before, it is undefined, which is not a copy.
; CHECK-LABEL: @undefined(
; CHECK: out:
; CHECK-NEXT: %a = load i32, ptr %x
; CHECK-NEXT: ret i32 %a
define i32 @undefined(i1 %c, i32 %n) {
entry:
  %x = alloca i32
  br i1 %c, label %set, label %out
set:
  store i32 %n, ptr %x
  br label %out
out:
  %a = load i32, ptr %x
  ret i32 %a
}

; CHECK-LABEL: @assembly(
; CHECK: call void asm sideeffect
; CHECK: %a = load i32, ptr %x
; CHECK: ret i32 %a
define i32 @assembly(i32 %n) {
  %x = alloca i32
  store i32 %n, ptr %x
  call void asm sideeffect "", "=*m"(ptr elementtype(i32) %x)
  %a = load i32, ptr %x
  ret i32 %a
}

; CHECK-LABEL: @coroutine(
; CHECK: %a = load i32, ptr %x
define i32 @coroutine(i32 %n) presplitcoroutine {
  %x = alloca i32
  store i32 %n, ptr %x
  %k = call i8 @llvm.coro.suspend(token none, i1 false)
  %a = load i32, ptr %x
  ret i32 %a
}
