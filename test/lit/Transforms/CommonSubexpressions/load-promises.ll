; RUN: %opt -passes=mincaml-cse -verify-each -S %s | FileCheck %s

; A load that breaks its promise is poison, and so is what is computed from it.
; Another load of the same variable is not.
; CHECK-LABEL: @range
; CHECK: %b = load i32, ptr %s
; CHECK-NEXT: %y = add i32 %b, 1
; CHECK-NEXT: ret i32 %y
define i32 @range(i32 %v) {
  %s = alloca i32
  store i32 %v, ptr %s
  %a = load i32, ptr %s, !range !0
  %x = add i32 %a, 1
  %b = load i32, ptr %s
  %y = add i32 %b, 1
  ret i32 %y
}

; CHECK-LABEL: @nonnull
; CHECK: %y = ptrtoint ptr %b to i64
; CHECK-NEXT: ret i64 %y
define i64 @nonnull(ptr %v) {
  %s = alloca ptr
  store ptr %v, ptr %s
  %a = load ptr, ptr %s, !nonnull !1
  %x = ptrtoint ptr %a to i64
  %b = load ptr, ptr %s
  %y = ptrtoint ptr %b to i64
  ret i64 %y
}

; CHECK-LABEL: @align
; CHECK: %y = ptrtoint ptr %b to i64
; CHECK-NEXT: ret i64 %y
define i64 @align(ptr %v) {
  %s = alloca ptr
  store ptr %v, ptr %s
  %a = load ptr, ptr %s, !align !2
  %x = ptrtoint ptr %a to i64
  %b = load ptr, ptr %s
  %y = ptrtoint ptr %b to i64
  ret i64 %y
}

; With !noundef the behavior is undefined at the first load already.
; CHECK-LABEL: @noundef
; CHECK: %x = add i32 %a, 1
; CHECK-NEXT: ret i32 %x
define i32 @noundef(i32 %v) {
  %s = alloca i32
  store i32 %v, ptr %s
  %a = load i32, ptr %s, !range !0, !noundef !1
  %x = add i32 %a, 1
  %b = load i32, ptr %s
  %y = add i32 %b, 1
  ret i32 %y
}

; The same if the pointer is not what !dereferenceable says.
; CHECK-LABEL: @dereferenceable
; CHECK: %x = ptrtoint ptr %a to i64
; CHECK-NEXT: ret i64 %x
define i64 @dereferenceable(ptr %v) {
  %s = alloca ptr
  store ptr %v, ptr %s
  %a = load ptr, ptr %s, !dereferenceable !2
  %x = ptrtoint ptr %a to i64
  %b = load ptr, ptr %s
  %y = ptrtoint ptr %b to i64
  ret i64 %y
}

!0 = !{i32 0, i32 10}
!1 = !{}
!2 = !{i64 8}
