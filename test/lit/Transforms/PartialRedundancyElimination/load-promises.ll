; RUN: %opt -passes=mincaml-pre -verify-each -S %s | FileCheck %s

; What is computed from a load with !range may be poison where the same
; computation of the variable is not.
; CHECK-LABEL: @range
; CHECK: B:
; CHECK-NEXT: %b = load i32, ptr %s
; CHECK-NEXT: %y = add i32 %b, 1
; CHECK-NEXT: ret i32 %y
define i32 @range(i32 %v, i1 %c) {
  %s = alloca i32
  store i32 %v, ptr %s
  br i1 %c, label %A, label %B
A:
  %a = load i32, ptr %s, !range !0
  %x = add i32 %a, 1
  call void @use()
  br label %B
B:
  %b = load i32, ptr %s
  %y = add i32 %b, 1
  ret i32 %y
}

; CHECK-LABEL: @noundef
; CHECK: B:
; CHECK-NEXT: phi i32
; CHECK-NEXT: ret i32
define i32 @noundef(i32 %v, i1 %c) {
  %s = alloca i32
  store i32 %v, ptr %s
  br i1 %c, label %A, label %B
A:
  %a = load i32, ptr %s, !range !0, !noundef !1
  %x = add i32 %a, 1
  call void @use()
  br label %B
B:
  %b = load i32, ptr %s
  %y = add i32 %b, 1
  ret i32 %y
}

declare void @use()
!0 = !{i32 0, i32 10}
!1 = !{}
