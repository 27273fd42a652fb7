; Calls that can become jumps.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s

declare i32 @__gxx_personality_v0(...)
declare void @effect()

; CHECK-LABEL: define void @notail(
; CHECK:         notail call void @notail
define void @notail() {
  notail call void @notail()
  ret void
}

; CHECK-LABEL: define void @bundles(
; CHECK:         call void @bundles
define void @bundles() {
  call void @bundles() [ "deopt"() ]
  ret void
}

; CHECK-LABEL: define void @convention(
; CHECK:         call fastcc void @convention
define void @convention() {
  call fastcc void @convention()
  ret void
}

; CHECK-LABEL: define void @type(
; CHECK:         call void @type(i32 1, i32 2)
define void @type(i32 %x) {
  call void @type(i32 1, i32 2)
  ret void
}

; CHECK-LABEL: define void @function_wants_calls(
; CHECK:         call void @function_wants_calls
define void @function_wants_calls() "disable-tail-calls"="true" {
  call void @function_wants_calls()
  ret void
}

; CHECK-LABEL: define void @noduplicate(
; CHECK:         call void @noduplicate
define void @noduplicate() {
  call void @noduplicate() noduplicate
  ret void
}

; CHECK-LABEL: define void @invoke(
; CHECK:         invoke void @invoke()
define void @invoke() personality ptr @__gxx_personality_v0 {
  invoke void @invoke() to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; A landing pad elsewhere does no harm.
; CHECK-LABEL: define void @landing(
; CHECK:       ok:
; CHECK-NEXT:    br label %loop
define void @landing() personality ptr @__gxx_personality_v0 {
  invoke void @effect() to label %ok unwind label %bad
ok:
  call void @landing()
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: define void @not_last(
; CHECK:         call void @not_last
; CHECK-NEXT:    call void @effect
define void @not_last() {
  call void @not_last()
  call void @effect()
  ret void
}

; CHECK-LABEL: define void @assembly(
; CHECK:         call void @assembly
; CHECK-NEXT:    call void asm sideeffect
define void @assembly() {
  call void @assembly()
  call void asm sideeffect "", ""()
  ret void
}

; CHECK-LABEL: define void @volatile_store(
; CHECK:         call void @volatile_store
; CHECK-NEXT:    store volatile
define void @volatile_store(ptr %p) {
  call void @volatile_store(ptr %p)
  store volatile i32 0, ptr %p
  ret void
}

; CHECK-LABEL: define void @fence(
; CHECK:         call void @fence
; CHECK-NEXT:    fence
define void @fence() {
  call void @fence()
  fence seq_cst
  ret void
}

; CHECK-LABEL: define void @branches(
; CHECK:         call void @branches
define void @branches(i1 %c) {
  call void @branches(i1 true)
  br i1 %c, label %a, label %b
a:
  ret void
b:
  call void @effect()
  ret void
}

; Not a return.
; CHECK-LABEL: define void @unreachable(
; CHECK:         call void @unreachable
define void @unreachable() {
  call void @unreachable()
  unreachable
}

; CHECK-LABEL: define void @empty_circle(
; CHECK:         call void @empty_circle
define void @empty_circle() {
  call void @empty_circle()
  br label %a
a:
  br label %b
b:
  br label %a
}

; Undef may be a different value in each iteration.
; CHECK-LABEL: define i32 @undefined(
; CHECK:         phi i32 [ %x, %{{.*}} ], [ undef, %b ]
; CHECK-NEXT:    phi i32 [ %y, %{{.*}} ], [ poison, %b ]
define i32 @undefined(i32 %x, i32 %y) {
  %c = icmp eq i32 %x, %y
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  %r = musttail call i32 @undefined(i32 undef, i32 poison)
  ret i32 %r
}

; Through a label address the block is still reached.
; CHECK-LABEL: define void @indirect(
; CHECK:         indirectbr
; CHECK:       a:
; CHECK-NEXT:    br label %loop
define void @indirect(ptr %p) {
entry:
  store volatile ptr blockaddress(@indirect, %a), ptr %p
  %t = load volatile ptr, ptr %p
  indirectbr ptr %t, [label %a, label %b]
a:
  call void @indirect(ptr %p)
  ret void
b:
  ret void
}

; Irreducible control flow in the function.
; CHECK-LABEL: define void @irreducible(
; CHECK:       x:
; CHECK:         br i1 %d{{.*}}, label %y, label %z
; CHECK:       y:
; CHECK:         br label %x
; CHECK:       z:
; CHECK-NEXT:    br label %loop
define void @irreducible(i1 %c, i1 %d) {
entry:
  br i1 %c, label %x, label %y
x:
  call void @effect()
  br i1 %d, label %y, label %z
y:
  call void @effect()
  br label %x
z:
  call void @irreducible(i1 %d, i1 %c)
  ret void
}
