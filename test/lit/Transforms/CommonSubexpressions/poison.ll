; An instruction that replaces two computations keeps only flags that both had.
; RUN: %opt -passes=mincaml-cse -verify-each -S %s | FileCheck %s

; CHECK-LABEL: @flags(
; CHECK: %a = add nsw i32 %x, %y
; CHECK-NOT: add
define i32 @flags(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, %y
  %b = add nsw i32 %y, %x
  %c = mul i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @fast(
; CHECK: %a = fadd nnan double %x, %y
; CHECK-NOT: fadd
define double @fast(double %x, double %y) {
  %a = fadd nnan ninf double %x, %y
  %b = fadd nnan nsz double %x, %y
  %c = fmul double %a, %b
  ret double %c
}

; CHECK-LABEL: @metadata(
; CHECK: load i32, ptr %p, align 4{{$}}
define i32 @metadata(ptr %p) {
  %a = load i32, ptr %p, !range !0, !noundef !1
  %b = load i32, ptr %p
  %c = sub i32 %a, %b
  ret i32 %c
}

; Two freezes of one value may differ.
; CHECK-LABEL: @frozen(
; CHECK-COUNT-2: freeze
define i32 @frozen(i32 %x) {
  %a = freeze i32 %x
  %b = freeze i32 %x
  %c = sub i32 %a, %b
  ret i32 %c
}

!0 = !{i32 0, i32 8}
!1 = !{}
