; A function is copied for callers whose arguments are of different kinds.
; RUN: %opt -passes=mincaml-specialize -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-specialize<size=2>' -S %s | FileCheck %s --check-prefix=NONE
; RUN: %opt -passes='mincaml-specialize<growth=2>' -S %s | FileCheck %s --check-prefix=NONE
; RUN: %opt -passes='mincaml-specialize<rounds=1>' -S %s | FileCheck %s --check-prefix=ONCE
; RUN: not %opt -passes='mincaml-specialize<bits=2>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=OPTION

; OPTION: mincaml-specialize: expected size=N, growth=N or rounds=N, not 'bits=2'
; NONE-NOT: special
; NONE: define internal i32 @twice(
; NONE-NOT: special

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare void @min_caml_fail_bounds(i32, i32)
declare ptr @unknown()
declare void @print(i32)

; Its first parameter is an array that is indexed; a recursive call passes it on.
define internal i32 @sum(ptr %a, i32 %i, i32 %total) {
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
  %end = icmp eq i32 %i, %length
  br i1 %end, label %exit, label %more
more:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @min_caml_fail_bounds(i32 %i, i32 %length)
  unreachable
ok:
  %address = getelementptr inbounds nuw i32, ptr %a, i32 %i
  %element = load i32, ptr %address
  %next = add i32 %i, 1
  %sum = add i32 %total, %element
  %result = call i32 @sum(ptr %a, i32 %next, i32 %sum)
  ret i32 %result
exit:
  ret i32 %total
}

; What it is called with matters because @sum asks for it.
define internal i32 @twice(ptr %a, i32 %start) {
  %once = call i32 @sum(ptr %a, i32 0, i32 %start)
  %again = call i32 @sum(ptr %a, i32 0, i32 %once)
  ret i32 %again
}

; Calls what it is given.
define internal i32 @apply(ptr %f, i32 %x) {
  %y = call i32 %f(i32 %x)
  %z = call i32 %f(i32 %y)
  ret i32 %z
}

define internal i32 @increment(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define internal i32 @double(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}

; CHECK-LABEL: define void @min_caml_start()
; CHECK: %two = call ptr @min_caml_create_array(i32 2,
; CHECK: %three = call ptr @min_caml_create_array(i32 3,
; CHECK: %other = call ptr @min_caml_create_array(i32 3,
; CHECK: call i32 @twice(ptr %two, i32 0)
; CHECK: call i32 @twice.special(ptr %three, i32 0)
; CHECK: call i32 @twice.special(ptr %other, i32 1)
; CHECK: call i32 @apply.special(ptr @increment, i32 1)
; CHECK: call i32 @apply(ptr @double, i32 1)
; ONCE-LABEL: define void @min_caml_start()
; ONCE: call i32 @twice.special(ptr %three, i32 0)
define void @min_caml_start() {
  %two = call ptr @min_caml_create_array(i32 2, i32 7)
  %three = call ptr @min_caml_create_array(i32 3, i32 7)
  %other = call ptr @min_caml_create_array(i32 3, i32 8)
  %1 = call i32 @twice(ptr %two, i32 0)
  call void @print(i32 %1)
  %2 = call i32 @twice(ptr %three, i32 0)
  call void @print(i32 %2)
  %3 = call i32 @twice(ptr %other, i32 1)
  call void @print(i32 %3)
  %4 = call i32 @apply(ptr @increment, i32 1)
  call void @print(i32 %4)
  %5 = call i32 @apply(ptr @double, i32 1)
  call void @print(i32 %5)
  ret void
}

; In the copy, the second round sees three elements; before, two or three.
; CHECK-LABEL: define internal i32 @twice.special(
; CHECK: call i32 @sum.special(
; CHECK: call i32 @sum.special(
; ONCE-LABEL: define internal i32 @twice.special(
; ONCE: call i32 @sum(

; CHECK-LABEL: define internal i32 @sum.special(
; CHECK: call i32 @sum.special(ptr %a, i32 %next, i32 %sum)
