; A parameter that was the result is only a parameter when the result goes.
; RUN: %opt -passes=mincaml-elim -verify-each -S %s | FileCheck %s

; CHECK: define internal tailcc void @f(ptr %p)
define internal tailcc ptr @f(ptr returned %p) noinline {
  store i32 1, ptr %p
  ret ptr %p
}

; CHECK-LABEL: define void @g(
; CHECK: call tailcc void @f(ptr %x)
define void @g(ptr %x) {
  %r = call tailcc ptr @f(ptr returned %x)
  ret void
}
