; Calls without effects, functions that nothing needs.
; RUN: %opt -passes=mincaml-elim -verify-each -pass-remarks=mincaml-elim -S %s 2>%t | FileCheck %s
; RUN: FileCheck %s --check-prefix=REMARK < %t

; REMARK: call of factorial removed: its result is not needed and it has no effects
; REMARK: odd removed: it is never used

declare void @output(i32)
declare i32 @unknown(i32)
declare i32 @may_spin(i32) nounwind memory(none)
declare i32 @may_throw(i32) willreturn memory(none)
declare i32 @__gxx_personality_v0(...)

; CHECK-NOT: define internal i32 @factorial
define internal i32 @factorial(i32 %n) {
entry:
  %c = icmp sgt i32 %n, 1
  br i1 %c, label %again, label %end
again:
  %m = sub i32 %n, 1
  %f = call i32 @factorial(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
end:
  ret i32 1
}

; Nothing stops it at a number below zero.
; CHECK: define internal void @countdown
define internal i32 @countdown(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %again
again:
  %m = sub i32 %n, 1
  %f = call i32 @countdown(i32 %m)
  ret i32 %f
end:
  ret i32 1
}

; CHECK-NOT: @even
; CHECK-NOT: @odd
define internal i32 @even(i32 %n) {
  %r = call i32 @odd(i32 %n)
  ret i32 %r
}
define internal i32 @odd(i32 %n) {
  %r = call i32 @even(i32 %n)
  ret i32 %r
}

define linkonce_odr i32 @replaceable(i32 %n) {
  ret i32 %n
}
define weak i32 @interposable(i32 %n) {
  ret i32 %n
}

; CHECK-LABEL: define void @calls(
; CHECK-NEXT: call void @countdown(i32 5)
; CHECK-NEXT: call i32 @unknown
; CHECK-NEXT: call i32 @may_spin
; CHECK-NEXT: call i32 @may_throw
; CHECK-NEXT: call i32 @interposable
; CHECK-NEXT: call i32 %f(i32 7)
; CHECK-NEXT: ret void
define void @calls(ptr %f) {
  %a = call i32 @factorial(i32 5)
  %b = call i32 @countdown(i32 5)
  %c = call i32 @unknown(i32 1)
  %d = call i32 @may_spin(i32 1)
  %e = call i32 @may_throw(i32 1)
  %g = call i32 @interposable(i32 1)
  %h = call i32 %f(i32 7)
  ret void
}

; CHECK-LABEL: define void @handlers(
; CHECK: invoke i32 @unknown
; CHECK: landingpad
define void @handlers() personality ptr @__gxx_personality_v0 {
entry:
  %x = invoke i32 @unknown(i32 1) to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: define void @frozen(
; CHECK: add i32
define void @frozen(i32 %n) noinline optnone {
  %x = add i32 %n, 1
  ret void
}

; Mentioned in a table that can be seen from outside.
; CHECK: define internal i32 @mentioned(i32 %n)
@table = constant [1 x ptr] [ptr @mentioned]
define internal i32 @mentioned(i32 %n) {
  ret i32 1
}
