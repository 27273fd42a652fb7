; Selects that stay.
; RUN: %opt -passes=mincaml-select-branches -verify-each -S %s | FileCheck %s
; CHECK-NOT: br i1
; CHECK: define i32 @other.block(
; CHECK: br i1 %{{[cd]}}
; CHECK-NOT: br i1
; CHECK: define i32 @last(
; CHECK: br i1 %{{[cd]}}

define i32 @one.comparison(i32 %i, i32 %k) {
  %c = icmp slt i32 %i, %k
  %m = select i1 %c, i32 %i, i32 %k
  ret i32 %m
}

; Two numbers that are 0 or 1 are combined in one instruction.
define i32 @no.comparison(i1 %a, i1 %b, i32 %i, i32 %k) {
  %c = and i1 %a, %b
  %m = select i1 %c, i32 %i, i32 %k
  ret i32 %m
}

; The comparisons are needed as numbers, too.
define i32 @comparisons.used(i32 %i, i32 %k, ptr %p) {
  %a = icmp slt i32 %i, %k
  %b = icmp sgt i32 %k, 3
  %c = and i1 %a, %b
  %m = select i1 %c, i32 %i, i32 %k
  %d = xor i1 %a, %b
  store i1 %d, ptr %p
  ret i32 %m
}

; The condition is needed as a number.
define i32 @condition.used(i32 %i, i32 %k, ptr %p) {
  %a = icmp slt i32 %i, %k
  %b = icmp sgt i32 %k, 3
  %c = and i1 %a, %b
  %m = select i1 %c, i32 %i, i32 %k
  store i1 %c, ptr %p
  ret i32 %m
}

; It is what is selected.
define i1 @condition.selected(i32 %i, i32 %k, i1 %d) {
  %a = icmp slt i32 %i, %k
  %b = icmp sgt i32 %k, 3
  %c = and i1 %a, %b
  %m = select i1 %d, i1 %c, i1 true
  ret i1 %m
}

; The second select needs what is computed after the first one.
define i32 @between(i32 %i, i32 %k) {
  %a = icmp slt i32 %i, %k
  %b = icmp sgt i32 %k, 3
  %c = and i1 %a, %b
  %m = select i1 %c, i32 %i, i32 %k
  %x = add i32 %m, 1
  %n = select i1 %c, i32 %x, i32 %k
  ret i32 %n
}

define <2 x i32> @vectors(<2 x i32> %i, <2 x i32> %k) {
  %a = icmp slt <2 x i32> %i, %k
  %b = icmp sgt <2 x i32> %k, zeroinitializer
  %c = and <2 x i1> %a, %b
  %m = select <2 x i1> %c, <2 x i32> %i, <2 x i32> %k
  ret <2 x i32> %m
}

; The select is in another block.
define i32 @other.block(i32 %i, i32 %k, i1 %d) {
  %a = icmp slt i32 %i, %k
  %b = icmp sgt i32 %k, 3
  %c = and i1 %a, %b
  br i1 %d, label %then, label %else
then:
  %m = select i1 %c, i32 %i, i32 %k
  ret i32 %m
else:
  ret i32 0
}

define i32 @last(i32 %i, i32 %k) {
  %a = icmp slt i32 %i, %k
  %b = icmp sgt i32 %k, 3
  %c = and i1 %a, %b
  %m = select i1 %c, i32 %i, i32 %k
  ret i32 %m
}
