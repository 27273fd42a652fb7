; Calls of functions that call each other: a number that is computed on the way
; round would be the first one in the first execution of a copy only, and there is
; none; a constant or a parameter keeps what is known of it.
; RUN: %opt -passes=mincaml-specialize -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @min_caml_fail_bounds(i32, i32)
declare i32 @number()

; CHECK-LABEL: define internal void @check(
; CHECK-LABEL: define internal void @half(
; CHECK: call void @part(
; CHECK-LABEL: define internal void @part(
; CHECK: call void @half(
define internal void @check(i32 %i, i32 %length) noinline {
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @min_caml_fail_bounds(i32 %i, i32 %length)
  unreachable
ok:
  ret void
}
define internal void @half(i32 %last) {
  call void @check(i32 %last, i32 100)
  call void @part(i32 %last)
  ret void
}
define internal void @part(i32 %last) {
  call void @check(i32 %last, i32 100)
  %middle = call i32 @number()
  %more = icmp sgt i32 %middle, 0
  br i1 %more, label %again, label %end
again:
  call void @half(i32 %middle)
  br label %end
end:
  ret void
}

; CHECK-LABEL: define internal void @even(
; CHECK-LABEL: define internal void @odd(
define internal void @even(i32 %n, i32 %last) {
  call void @check(i32 %last, i32 100)
  %less = sub i32 %n, 1
  %more = icmp sgt i32 %less, 0
  br i1 %more, label %again, label %end
again:
  call void @odd(i32 %less, i32 %last)
  br label %end
end:
  ret void
}
define internal void @odd(i32 %n, i32 %last) {
  call void @check(i32 %last, i32 100)
  %less = sub i32 %n, 1
  call void @even(i32 %less, i32 %last)
  ret void
}

; CHECK-LABEL: define void @min_caml_start(
; CHECK: call void @half(i32 20)
; CHECK: call void @half(i32 %n)
; CHECK: call void @[[EVEN:even.special]](i32 %n, i32 20)
; CHECK: call void @even(i32 %n, i32 %n)
define void @min_caml_start() {
  %n = call i32 @number()
  call void @half(i32 20)
  call void @half(i32 %n)
  call void @even(i32 %n, i32 20)
  call void @even(i32 %n, i32 %n)
  ret void
}

; The copies of both call each other.
; CHECK: define internal void @even.special(
; CHECK: call void @odd.special(
; CHECK: define internal void @odd.special(
; CHECK: call void @even.special(
; CHECK-NOT: define internal void @half
; CHECK-NOT: define internal void @part
