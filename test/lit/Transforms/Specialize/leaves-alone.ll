; Functions that cannot be copied, or for whose callers a copy is worth nothing.
; RUN: %opt -passes=mincaml-specialize -verify-each -S %s | FileCheck %s
; CHECK-NOT: special
; CHECK: define void @min_caml_start()
; CHECK-NOT: special

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare void @min_caml_fail_bounds(i32, i32)
declare ptr @unknown()
declare void @print(i32)
declare void @marker() noduplicate

; Not internal: others may call it.
define i32 @external(ptr %f) {
  %y = call i32 %f(i32 1)
  ret i32 %y
}
define internal i32 @not.optimized(ptr %f) noinline optnone {
  %y = call i32 %f(i32 1)
  ret i32 %y
}
define internal i32 @marked(ptr %f) {
  call void @marker()
  %y = call i32 %f(i32 1)
  ret i32 %y
}
define internal i32 @variadic(ptr %f, ...) {
  %y = call i32 %f(i32 1)
  ret i32 %y
}
; The address of a block is that of a block of one function.
@label = internal global ptr blockaddress(@with.label, %next)
define internal i32 @with.label(ptr %f) {
  br label %next
next:
  %y = call i32 %f(i32 1)
  ret i32 %y
}
; The recursive call passes another function.
define internal i32 @alternates(ptr %f, ptr %g, i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %y = call i32 @alternates(ptr %g, ptr %f, i32 %less)
  ret i32 %y
exit:
  %z = call i32 %f(i32 1)
  ret i32 %z
}
; Nothing depends on the constants: no check, no size, no call.
define internal i32 @power(i32 %x, i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %exit, label %more
more:
  %less = sub i32 %n, 1
  %y = call i32 @power(i32 %x, i32 %less)
  %z = mul i32 %x, %y
  ret i32 %z
exit:
  ret i32 1
}
; A small function without calls is inlined.
define internal i32 @first(ptr %a) {
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %outside = icmp eq i32 %length, 0
  br i1 %outside, label %fail, label %ok
fail:
  call void @min_caml_fail_bounds(i32 0, i32 %length)
  unreachable
ok:
  %element = load i32, ptr %a
  ret i32 %element
}
; Both callers pass the same.
define internal i32 @same(ptr %f) {
  %y = call i32 %f(i32 1)
  ret i32 %y
}
; Nothing is known of either caller's argument.
define internal i32 @apply(ptr %f) {
  %y = call i32 %f(i32 1)
  ret i32 %y
}
; Called as if it had another type.
define internal i32 @mistyped(ptr %f) {
  %y = call i32 %f(i32 1)
  ret i32 %y
}

define internal i32 @increment(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define internal i32 @double(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}

define void @min_caml_start() {
  %two = call ptr @min_caml_create_array(i32 2, i32 7)
  %three = call ptr @min_caml_create_array(i32 3, i32 7)
  %1 = call i32 @external(ptr @increment)
  %2 = call i32 @external(ptr @double)
  %3 = call i32 @not.optimized(ptr @increment)
  %4 = call i32 @not.optimized(ptr @double)
  %5 = call i32 @marked(ptr @increment)
  %6 = call i32 @marked(ptr @double)
  %7 = call i32 (ptr, ...) @variadic(ptr @increment)
  %8 = call i32 (ptr, ...) @variadic(ptr @double)
  %9 = call i32 @with.label(ptr @increment)
  %10 = call i32 @with.label(ptr @double)
  %11 = call i32 @alternates(ptr @increment, ptr @double, i32 3)
  %12 = call i32 @alternates(ptr @double, ptr @increment, i32 3)
  %13 = call i32 @power(i32 2, i32 5)
  %14 = call i32 @power(i32 3, i32 5)
  %15 = call i32 @first(ptr %two)
  %16 = call i32 @first(ptr %three)
  %17 = call i32 @same(ptr @increment)
  %18 = call i32 @same(ptr @increment)
  %f = call ptr @unknown()
  %g = call ptr @unknown()
  %19 = call i32 @apply(ptr %f)
  %20 = call i32 @apply(ptr %g)
  call void @mistyped(ptr @increment, i32 1)
  call void @mistyped(ptr @double, i32 1)
  ret void
}
