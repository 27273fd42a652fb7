; Functions that keep their conventions.
; RUN: %opt -passes=mincaml-calling-conventions -verify-each -S %s | FileCheck %s --implicit-check-not=no_callee_saved_registers --implicit-check-not=notail
;
; Other targets.
; RUN: sed s/x86_64-unknown/sparc-unknown/ %S/recursive.ll > %t.sparc.ll
; RUN: %opt -passes=mincaml-calling-conventions -S %t.sparc.ll | FileCheck %s --check-prefix=OTHER --implicit-check-not=no_callee_saved_registers --implicit-check-not=fastcc
; OTHER: define internal tailcc i32 @depth(ptr %tree) {
;
; A second run changes nothing.
; RUN: %opt -passes=mincaml-calling-conventions -S %S/recursive.ll -o %t.once.ll
; RUN: %opt -passes=mincaml-calling-conventions,mincaml-calling-conventions -S %S/recursive.ll -o %t.twice.ll
; RUN: diff %t.once.ll %t.twice.ll

target triple = "x86_64-unknown-linux-gnu"

; Its address is taken.
; CHECK: define internal tailcc i32 @closure(i32 %n) {
define internal tailcc i32 @closure(i32 %n) {
  %r = call tailcc i32 @closure(i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}
@address = global ptr @closure

; A closure jumps to it, directly or not.
; CHECK: define internal tailcc i32 @jumping.closure(i32 %n) {
define internal tailcc i32 @jumping.closure(i32 %n) {
  %r = musttail call tailcc i32 @target(i32 %n)
  ret i32 %r
}
@other.address = global ptr @jumping.closure
; CHECK: define internal tailcc i32 @target(i32 %n) {
define internal tailcc i32 @target(i32 %n) {
  %r = call tailcc i32 @target(i32 %n)
  %s = musttail call tailcc i32 @next.target(i32 %r)
  ret i32 %s
}
; CHECK: define internal tailcc i32 @next.target(i32 %n) {
define internal tailcc i32 @next.target(i32 %n) {
  %r = call tailcc i32 @next.target(i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}

; Its calls outside of the module are not known.
; CHECK: define tailcc i32 @external(i32 %n) {
define tailcc i32 @external(i32 %n) {
  %r = call tailcc i32 @external(i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}

; A call has another type, so the function is called in a way that it does not
; expect, on a path that is perhaps never executed.
; CHECK: define internal tailcc i32 @two.types(i32 %n) {
define internal tailcc i32 @two.types(i32 %n) {
  %r = call tailcc i32 @two.types(i64 0)
  %s = add i32 %r, 1
  ret i32 %s
}

; It jumps to a function that is not known: the prototypes need not match.
; CHECK: define internal tailcc i32 @apply(ptr %f) {
define internal tailcc i32 @apply(ptr %f) {
  %r = musttail call tailcc i32 %f(i32 1, i32 2)
  ret i32 %r
}

; CHECK: define internal i32 @c.convention(i32 %n) {
define internal i32 @c.convention(i32 %n) {
  %r = call i32 @c.convention(i32 %n)
  %a = call tailcc i32 @apply(ptr null)
  %s = add i32 %r, %a
  ret i32 %s
}
