; Functions that can be on the stack more than once, by any kind of recursive call, and
; functions that cannot.
; RUN: %opt -passes=sparc-stack-probe -verify-each -S %s | FileCheck %s

declare void @outside()
declare i32 @__gxx_personality_v0(...)

; By an invoke, with allocas of its own: the probe is one of the entry block.
; CHECK-LABEL: define void @by_invoke(
; CHECK-NEXT: entry:
; CHECK-NEXT: %probe = alloca i32
; CHECK-NEXT: store volatile i32 0, ptr %probe
define void @by_invoke() personality ptr @__gxx_personality_v0 {
entry:
  %a = alloca [100 x i32]
  invoke void @by_invoke() to label %fine unwind label %pad
fine:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; Through a pointer: any function whose address is known may be the one.
; CHECK-LABEL: define void @by_pointer(
; CHECK-NEXT: %probe = alloca i32
; CHECK-LABEL: define void @address_known(
; CHECK-NEXT: call void @by_pointer
; CHECK-LABEL: define internal void @address_unknown(
; CHECK-NEXT: call void %f()
define void @by_pointer(ptr %f) {
  call void %f()
  ret void
}
@known = global ptr @by_pointer
define void @address_known() {
  call void @by_pointer(ptr null)
  ret void
}
define internal void @address_unknown(ptr %f) {
  call void %f()
  ret void
}

; Through another name.
; CHECK-LABEL: define void @by_alias(
; CHECK-NEXT: %probe = alloca i32
@other_name = alias void (), ptr @by_alias
define void @by_alias() {
  call void @other_name()
  ret void
}

; A tail call that must be one leaves no frame, one that may be one can.
; CHECK-LABEL: define void @must(
; CHECK-NEXT: musttail call void @must()
; CHECK-LABEL: define void @may(
; CHECK-NEXT: %probe = alloca i32
; CHECK-NEXT: store volatile
; CHECK-NEXT: tail call void @may()
define void @must() {
  musttail call void @must()
  ret void
}
define void @may() {
  tail call void @may()
  ret void
}

; A jump in inline assembly, a call of a function that is not in the module, an
; endless loop; a recursion in an unreachable block counts.
; CHECK-LABEL: define void @none(
; CHECK-NEXT: entry:
; CHECK-NEXT: call void asm sideeffect "call none", ""()
; CHECK-NOT: probe
; CHECK: br label %loop
; CHECK-LABEL: define void @unreached(
; CHECK-NEXT: entry:
; CHECK-NEXT: %probe = alloca i32
define void @none() {
entry:
  call void asm sideeffect "call none", ""()
  call void @outside()
  br label %loop
loop:
  br label %loop
}
define void @unreached() {
entry:
  ret void
dead:
  call void @unreached()
  br label %dead
}
