; A variable with the name of a register that something else uses ends the list
; of registers before it.
; RUN: %opt -passes=sparc-float-arguments,verify -S %s | FileCheck %s
target triple = "sparc-unknown-linux-gnu"
@sparc.argument.D1 = global double 1.0
; CHECK: @sparc.argument.D1 = global double 1.0
; CHECK: define internal double @f(double %y) #[[F:[0-9]+]]
; CHECK: attributes #[[F]] = { "sparc-float-arguments"="D0" }
define internal double @f(double %x, double %y) {
  %s = fadd double %x, %y
  ret double %s
}
define double @main() {
  %r = call double @f(double 1.0, double 2.0)
  ret double %r
}
