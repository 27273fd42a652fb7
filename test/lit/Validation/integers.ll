; Arithmetic, flags, comparisons and casts of integers: each with a right and a
; wrong transformation.
; RUN: split-file %s %t
; RUN: not mincaml-validate %t/before.ll %t/after.ll | FileCheck %s

; CHECK: {{^}}double_is_shift: proved
; CHECK: {{^}}other_shift: refuted: the returned value differs
; CHECK: {{^}}flag_dropped: proved
; CHECK: {{^}}flag_added: refuted: the returned value differs
; CHECK: {{^}}nuw_added: refuted: the returned value differs
; CHECK: {{^}}nsw_used: proved
; CHECK: {{^}}wrap_forgotten: refuted: the returned value differs
; CHECK: {{^}}exact: proved
; CHECK: {{^}}rounding: refuted: the returned value differs
; CHECK: {{^}}disjoint: proved
; CHECK: {{^}}not_disjoint: refuted: the returned value differs
; CHECK: {{^}}nneg: proved
; CHECK: {{^}}not_nneg: refuted: the returned value differs
; CHECK: {{^}}samesign: proved
; CHECK: {{^}}not_samesign: refuted: the returned value differs
; CHECK: {{^}}dead_division: proved
; CHECK: {{^}}new_division: refuted: the second has undefined behaviour: division by
; CHECK: {{^}}division_overflow: refuted: the second has undefined behaviour: overflow of a division
; CHECK: {{^}}shift_amount: proved
; CHECK: {{^}}minimum: proved
; CHECK: {{^}}wrong_minimum: refuted: the returned value differs
; CHECK: {{^}}overflow: proved
; CHECK: {{^}}bit_count: proved
; CHECK: {{^}}vector: proved
; CHECK: {{^}}lane: refuted: the returned value differs

;--- before.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i32 @double_is_shift(i32 %x, i32 %y) {
  %a = add i32 %x, %x
  ret i32 %a
}

define i32 @other_shift(i32 %x, i32 %y) {
  %a = add i32 %x, %x
  ret i32 %a
}

define i32 @flag_dropped(i32 %x, i32 %y) {
  %a = add nsw i32 %x, %y
  ret i32 %a
}

define i32 @flag_added(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  ret i32 %a
}

define i32 @nuw_added(i32 %x, i32 %y) {
  %a = sub i32 %x, %y
  ret i32 %a
}

define i1 @nsw_used(i32 %x) {
  %a = add nsw i32 %x, 1
  %c = icmp sgt i32 %a, %x
  ret i1 %c
}

define i1 @wrap_forgotten(i32 %x) {
  %a = add i32 %x, 1
  %c = icmp sgt i32 %a, %x
  ret i1 %c
}

define i8 @exact(i8 %x, i8 %y) {
  %a = sdiv exact i8 %x, 4
  ret i8 %a
}

define i8 @rounding(i8 %x, i8 %y) {
  %a = sdiv i8 %x, 4
  ret i8 %a
}

define i32 @disjoint(i32 %x, i32 %y) {
  %a = or disjoint i32 %x, %y
  ret i32 %a
}

define i32 @not_disjoint(i32 %x, i32 %y) {
  %a = or i32 %x, %y
  ret i32 %a
}

define i64 @nneg(i32 %x) {
  %a = zext nneg i32 %x to i64
  ret i64 %a
}

define i64 @not_nneg(i32 %x) {
  %a = zext i32 %x to i64
  ret i64 %a
}

define i1 @samesign(i32 %x, i32 %y) {
  %c = icmp samesign ult i32 %x, %y
  ret i1 %c
}

define i1 @not_samesign(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, %y
  ret i1 %c
}

define i32 @dead_division(i32 %x, i32 %y) {
  %a = udiv i32 %x, %y
  ret i32 0
}

define i32 @new_division(i32 %x, i32 %y) {
  ret i32 0
}

define i8 @division_overflow(i8 noundef %x) {
  ret i8 0
}

define i32 @shift_amount(i32 %x, i32 %y) {
  %a = shl i32 %x, 32
  ret i32 %a
}

define i32 @minimum(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, %y
  %m = select i1 %c, i32 %x, i32 %y
  ret i32 %m
}

define i32 @wrong_minimum(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, %y
  %m = select i1 %c, i32 %x, i32 %y
  ret i32 %m
}

define i1 @overflow(i32 %x, i32 %y) {
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %o = extractvalue { i32, i1 } %p, 1
  ret i1 %o
}

define i8 @bit_count(i8 %x) {
  %n = call i8 @llvm.ctpop.i8(i8 %x)
  %r = call i8 @llvm.umin.i8(i8 %n, i8 9)
  ret i8 %r
}

define <2 x i32> @vector(<2 x i32> %x) {
  %a = add <2 x i32> %x, %x
  ret <2 x i32> %a
}

define i32 @lane(<2 x i32> %x) {
  %a = extractelement <2 x i32> %x, i32 0
  ret i32 %a
}


;--- after.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i32 @double_is_shift(i32 %x, i32 %y) {
  %a = shl i32 %x, 1
  ret i32 %a
}

define i32 @other_shift(i32 %x, i32 %y) {
  %a = shl i32 %x, 2
  ret i32 %a
}

define i32 @flag_dropped(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  ret i32 %a
}

define i32 @flag_added(i32 %x, i32 %y) {
  %a = add nsw i32 %x, %y
  ret i32 %a
}

define i32 @nuw_added(i32 %x, i32 %y) {
  %a = sub nuw i32 %x, %y
  ret i32 %a
}

define i1 @nsw_used(i32 %x) {
  ret i1 true
}

define i1 @wrap_forgotten(i32 %x) {
  ret i1 true
}

define i8 @exact(i8 %x, i8 %y) {
  %a = ashr exact i8 %x, 2
  ret i8 %a
}

define i8 @rounding(i8 %x, i8 %y) {
  %a = ashr i8 %x, 2
  ret i8 %a
}

define i32 @disjoint(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  ret i32 %a
}

define i32 @not_disjoint(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  ret i32 %a
}

define i64 @nneg(i32 %x) {
  %a = sext i32 %x to i64
  ret i64 %a
}

define i64 @not_nneg(i32 %x) {
  %a = sext i32 %x to i64
  ret i64 %a
}

define i1 @samesign(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  ret i1 %c
}

define i1 @not_samesign(i32 %x, i32 %y) {
  %c = icmp samesign ult i32 %x, %y
  ret i1 %c
}

define i32 @dead_division(i32 %x, i32 %y) {
  ret i32 0
}

define i32 @new_division(i32 %x, i32 %y) {
  %a = udiv i32 %x, %y
  ret i32 0
}

define i8 @division_overflow(i8 noundef %x) {
  %a = sdiv i8 %x, -1
  ret i8 0
}

define i32 @shift_amount(i32 %x, i32 %y) {
  ret i32 poison
}

define i32 @minimum(i32 %x, i32 %y) {
  %m = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  ret i32 %m
}

define i32 @wrong_minimum(i32 %x, i32 %y) {
  %m = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  ret i32 %m
}

define i1 @overflow(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %o = icmp ult i32 %a, %x
  ret i1 %o
}

define i8 @bit_count(i8 %x) {
  %n = call i8 @llvm.ctpop.i8(i8 %x)
  ret i8 %n
}

define <2 x i32> @vector(<2 x i32> %x) {
  %a = shl <2 x i32> %x, splat (i32 1)
  ret <2 x i32> %a
}

define i32 @lane(<2 x i32> %x) {
  %a = extractelement <2 x i32> %x, i32 1
  ret i32 %a
}
