; Poison, undef and freeze.
; RUN: split-file %s %t
; RUN: not mincaml-validate %t/before.ll %t/after.ll | FileCheck %s

; CHECK: {{^}}select_is_and: proved
; CHECK: {{^}}select_with_poison: refuted: the returned value differs
; CHECK: {{^}}freeze_of_defined: proved
; CHECK: {{^}}freeze_dropped: refuted: the returned value differs
; CHECK: {{^}}freeze_of_undef: proved
; CHECK: {{^}}frozen_once: proved
; CHECK: {{^}}frozen_twice: given up: unconfirmed counterexample
; CHECK: {{^}}undef_chosen: proved
; CHECK: {{^}}undef_twice: proved
; CHECK: {{^}}undef_is_no_poison: refuted: the returned value differs
; CHECK: {{^}}undef_is_even: given up: unconfirmed counterexample
; CHECK: {{^}}branch_speculated: proved
; CHECK: {{^}}branch_on_poison: refuted: the second has undefined behaviour: a branch's condition is poison
; CHECK: {{^}}unreachable_used: proved
; CHECK: {{^}}new_unreachable: refuted: the second has undefined behaviour: unreachable is reached
; CHECK: {{^}}assumed: proved
; CHECK: {{^}}new_assumption: refuted: the second has undefined behaviour: an assumption does not hold
; CHECK: {{^}}switched: proved
; CHECK: {{^}}wrong_case: refuted: the returned value differs

;--- before.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i1 @select_is_and(i1 %x, i1 noundef %y) {
  %r = select i1 %x, i1 %y, i1 false
  ret i1 %r
}

define i1 @select_with_poison(i1 %x, i1 %y) {
  %r = select i1 %x, i1 %y, i1 false
  ret i1 %r
}

define i32 @freeze_of_defined(i32 noundef %x) {
  %r = freeze i32 %x
  ret i32 %r
}

define i32 @freeze_dropped(i32 %x) {
  %r = freeze i32 %x
  ret i32 %r
}

define i32 @freeze_of_undef() {
  %r = freeze i32 undef
  ret i32 %r
}

define i32 @frozen_once(i32 %x) {
  %f = freeze i32 %x
  %r = sub i32 %f, %f
  ret i32 %r
}

define i32 @frozen_twice(i32 %x) {
  %f = freeze i32 %x
  %r = sub i32 %f, %f
  ret i32 %r
}

define i32 @undef_chosen() {
  ret i32 undef
}

define i32 @undef_twice() {
  %r = sub i32 undef, undef
  ret i32 %r
}

define i32 @undef_is_no_poison() {
  ret i32 undef
}

define i32 @undef_is_even() {
  %r = shl i32 undef, 1
  ret i32 %r
}

define i32 @branch_speculated(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 0
}

define i32 @branch_on_poison(i1 %c, i32 %x) {
entry:
  %r = select i1 %c, i32 %x, i32 0
  ret i32 %r
}

define i32 @unreachable_used(i32 %x) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret i32 %x
}

define void @new_unreachable() {
  ret void
}

define i32 @assumed(i32 %x) {
  %c = icmp ult i32 %x, 8
  call void @llvm.assume(i1 %c)
  %r = and i32 %x, 7
  ret i32 %r
}

define void @new_assumption(i1 noundef %c) {
  ret void
}

define i32 @switched(i8 noundef %x) {
entry:
  switch i8 %x, label %d [ i8 1, label %a ]
a:
  ret i32 1
d:
  ret i32 0
}

define i32 @wrong_case(i8 noundef %x) {
entry:
  switch i8 %x, label %d [ i8 1, label %a ]
a:
  ret i32 1
d:
  ret i32 0
}


;--- after.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i1 @select_is_and(i1 %x, i1 noundef %y) {
  %r = and i1 %x, %y
  ret i1 %r
}

define i1 @select_with_poison(i1 %x, i1 %y) {
  %r = and i1 %x, %y
  ret i1 %r
}

define i32 @freeze_of_defined(i32 noundef %x) {
  ret i32 %x
}

define i32 @freeze_dropped(i32 %x) {
  ret i32 %x
}

define i32 @freeze_of_undef() {
  ret i32 7
}

define i32 @frozen_once(i32 %x) {
  ret i32 0
}

define i32 @frozen_twice(i32 %x) {
  %f = freeze i32 %x
  %g = freeze i32 %x
  %r = sub i32 %f, %g
  ret i32 %r
}

define i32 @undef_chosen() {
  ret i32 3
}

define i32 @undef_twice() {
  ret i32 1
}

define i32 @undef_is_no_poison() {
  ret i32 poison
}

define i32 @undef_is_even() {
  ret i32 1
}

define i32 @branch_speculated(i1 %c, i32 %x) {
entry:
  %r = select i1 %c, i32 %x, i32 0
  ret i32 %r
}

define i32 @branch_on_poison(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 0
}

define i32 @unreachable_used(i32 %x) {
entry:
  %y = call i32 @llvm.umax.i32(i32 %x, i32 1)
  ret i32 %y
}

define void @new_unreachable() {
  unreachable
}

define i32 @assumed(i32 %x) {
  ret i32 %x
}

define void @new_assumption(i1 noundef %c) {
  call void @llvm.assume(i1 %c)
  ret void
}

define i32 @switched(i8 noundef %x) {
entry:
  %c = icmp eq i8 %x, 1
  %r = zext i1 %c to i32
  ret i32 %r
}

define i32 @wrong_case(i8 noundef %x) {
entry:
  %c = icmp eq i8 %x, 2
  %r = zext i1 %c to i32
  ret i32 %r
}
