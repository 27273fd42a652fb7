; Chains of integer operations end up with one constant.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s

; 3 + a + 7
; CHECK-LABEL: @notes(
; CHECK-NEXT: %c = add i32 %a, 10
; CHECK-NEXT: ret i32 %c
define i32 @notes(i32 %a) {
  %b = add nsw i32 3, %a
  %c = add nsw i32 %b, 7
  ret i32 %c
}

; ((a - 1) + b) - ((5 - c) + (d + 2))
; CHECK-LABEL: @long(
; CHECK-NEXT: add i32 %a, %b
; CHECK-NEXT: sub i32 %d, %c
; CHECK-NEXT: sub i32
; CHECK-NEXT: add i32 {{.*}}, -8
; CHECK-NEXT: ret i32
define i32 @long(i32 %a, i32 %b, i32 %c, i32 %d) {
  %1 = sub i32 %a, 1
  %2 = add i32 %1, %b
  %3 = sub i32 5, %c
  %4 = add i32 %d, 2
  %5 = add i32 %3, %4
  %6 = sub i32 %2, %5
  ret i32 %6
}

; 10 - (a + 3) and 10 - (3 - a)
; CHECK-LABEL: @minus(
; CHECK-NEXT: %1 = sub i32 7, %a
; CHECK-NEXT: store
; CHECK-NEXT: %2 = add i32 %b, 7
; CHECK-NEXT: ret i32 %2
define i32 @minus(i32 %a, i32 %b, ptr %p) {
  %1 = add i32 %a, 3
  %2 = sub i32 10, %1
  store i32 %2, ptr %p
  %3 = sub i32 3, %b
  %4 = sub i32 10, %3
  ret i32 %4
}

; CHECK-LABEL: @others(
; CHECK-NEXT: mul i32 %a, %b
; CHECK-NEXT: mul i32 {{.*}}, 15
; CHECK-NEXT: and i32 {{.*}}, 8
; CHECK-NEXT: or i32 {{.*}}, 3
; CHECK-NEXT: ret i32
define i32 @others(i32 %a, i32 %b) {
  %1 = mul i32 %a, 3
  %2 = mul i32 %1, %b
  %3 = mul i32 %2, 5
  %4 = and i32 %3, 12
  %5 = and i32 %4, 10
  %6 = or i32 %5, 1
  %7 = or i32 %6, 2
  %8 = xor i32 %7, 5
  %9 = xor i32 %8, 5
  ret i32 %9
}

; An operand with another use stays, and nothing is computed twice.
; CHECK-LABEL: @used(
; CHECK-NEXT: %x = add i32 %a, 3
; CHECK-NEXT: store i32 %x
; CHECK-NEXT: %z = add i32 %x, %b
; CHECK-NEXT: %1 = add i32 %a, %z
; CHECK-NEXT: %s = add i32 %1, 10
define i32 @used(i32 %a, i32 %b, ptr %p) {
  %x = add i32 %a, 3
  store i32 %x, ptr %p
  %y = add i32 %x, 7
  %z = add i32 %x, %b
  %s = add i32 %y, %z
  ret i32 %s
}

; CHECK-LABEL: @vector(
; CHECK-NEXT: add <2 x i32> %a, <i32 4, i32 6>
; CHECK-NEXT: ret
define <2 x i32> @vector(<2 x i32> %a) {
  %x = add <2 x i32> %a, <i32 1, i32 2>
  %y = add <2 x i32> %x, <i32 3, i32 4>
  ret <2 x i32> %y
}

; Around a loop nothing moves.
; CHECK-LABEL: @loop(
; CHECK: %next = add i32 %i, 1
define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %head, label %out
out:
  ret i32 %next
}
