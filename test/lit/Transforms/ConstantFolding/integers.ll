; Identities of integers and conditions.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s

; CHECK-LABEL: @zero(
; CHECK-NEXT: ret i32 %x
define i32 @zero(i32 %x) {
  %a = add i32 0, %x
  %b = sub i32 %a, 0
  %c = or i32 %b, 0
  %d = xor i32 0, %c
  %e = shl i32 %d, 0
  %f = mul i32 1, %e
  %g = sdiv i32 %f, 1
  %h = and i32 %g, -1
  %i = sub i32 0, %h
  %j = sub i32 0, %i
  ret i32 %j
}

; CHECK-LABEL: @self(
; CHECK-NEXT: ret i32 3
define i32 @self(i32 %x, i32 %y) {
  %a = sub i32 %x, %x
  %b = xor i32 %y, %y
  %c = icmp sle i32 %x, %x
  %d = zext i1 %c to i32
  %e = add i32 %a, %b
  %f = mul i32 %x, 0
  %g = add i32 %e, %f
  %h = add i32 %d, %g
  %i = icmp ult i32 %y, 0
  %j = zext i1 %i to i32
  %k = add i32 %h, %j
  %l = add i32 %k, 2
  ret i32 %l
}

; CHECK-LABEL: @cancel(
; CHECK-NEXT: %c = sub i32 %z, %y
; CHECK-NEXT: ret i32 %c
define i32 @cancel(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %b = sub i32 %a, %x
  %c = sub i32 %z, %b
  %d = sub i32 %x, %c
  %r = sub i32 %x, %d
  ret i32 %r
}

; nsw stays where it still holds.
; CHECK-LABEL: @negative(
; CHECK-NEXT: %a = add i32 %x, -3
; CHECK-NEXT: %b = add nsw i32 %x, -3
; CHECK-NEXT: %c = add i32 %x, -2147483648
; CHECK-NEXT: %d = add <2 x i32> %v, <i32 -1, i32 -2>
define void @negative(i32 %x, <2 x i32> %v, ptr %p) {
  %a = sub nuw i32 %x, 3
  %b = sub nsw i32 %x, 3
  %c = sub nsw i32 %x, -2147483648
  %d = sub <2 x i32> %v, <i32 1, i32 2>
  store volatile i32 %a, ptr %p
  store volatile i32 %b, ptr %p
  store volatile i32 %c, ptr %p
  store volatile <2 x i32> %d, ptr %p
  ret void
}

; not (not c), comparisons of conditions, and what loads and stores of a bool do.
; CHECK-LABEL: @bool(
; CHECK-NEXT: ret i1 %c
define i1 @bool(i1 %c) {
  %a = xor i1 %c, true
  %b = xor i1 %a, true
  %d = select i1 %b, i1 true, i1 false
  %e = icmp eq i1 %d, false
  %f = select i1 %e, i1 false, i1 true
  %g = icmp ne i1 %f, false
  %h = zext i1 %g to i32
  %i = icmp ne i32 %h, 0
  %j = zext i1 %i to i32
  %k = trunc nuw i32 %j to i1
  ret i1 %k
}

; CHECK-LABEL: @word(
; CHECK-NEXT: ret i32 %x
define i32 @word(i32 %x) {
  %a = trunc nuw i32 %x to i1
  %b = zext i1 %a to i32
  ret i32 %b
}

; Without the promise that nothing is lost, the casts stay.
; CHECK-LABEL: @lossy(
; CHECK-NEXT: trunc
; CHECK-NEXT: zext
define i32 @lossy(i32 %x) {
  %a = trunc i32 %x to i1
  %b = zext i1 %a to i32
  ret i32 %b
}

; CHECK-LABEL: @compare(
; CHECK-NEXT: %a = icmp sgt i32 %x, 3
; CHECK-NEXT: %b = icmp ult i8 %y, 7
; CHECK-NEXT: %e = icmp sge i32 %x, 9
define void @compare(i32 %x, i8 %y, ptr %p) {
  %a = icmp slt i32 3, %x
  %wide = zext i8 %y to i32
  %b = icmp slt i32 %wide, 7
  %c = icmp sgt i32 %wide, -1
  %d = icmp eq i32 %wide, 256
  %less = icmp slt i32 %x, 9
  %e = xor i1 %less, true
  store volatile i1 %a, ptr %p
  store volatile i1 %b, ptr %p
; CHECK: store volatile i1 true
; CHECK: store volatile i1 false
  store volatile i1 %c, ptr %p
  store volatile i1 %d, ptr %p
  store volatile i1 %e, ptr %p
  ret void
}

; A branch on a negation is the branch with its successors swapped.
; CHECK-LABEL: @branch(
; CHECK-NEXT: br i1 %c, label %else, label %then
define i32 @branch(i1 %c) {
  %not = xor i1 %c, true
  br i1 %not, label %then, label %else
then:
  ret i32 1
else:
  ret i32 2
}

; A comparison with another use is not done twice.
; CHECK-LABEL: @used(
; CHECK-NEXT: icmp
; CHECK-NEXT: xor
define i1 @used(i32 %x, ptr %p) {
  %a = icmp slt i32 %x, 1
  %b = xor i1 %a, true
  store i1 %a, ptr %p
  ret i1 %b
}
