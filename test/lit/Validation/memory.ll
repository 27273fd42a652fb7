; Loads, stores, blocks and addresses.
; RUN: split-file %s %t
; RUN: not mincaml-validate %t/before.ll %t/after.ll | FileCheck %s

; CHECK: {{^}}forwarded: proved
; CHECK: {{^}}dropped_store: refuted: memory differs at the return
; CHECK: {{^}}dead_store: proved
; CHECK: {{^}}other_value: refuted: memory differs at the return
; CHECK: {{^}}new_store: refuted: the second has undefined behaviour
; CHECK: {{^}}may_alias: refuted: the returned value differs
; CHECK: {{^}}no_alias: proved
; CHECK: {{^}}swapped_stores: refuted: memory differs at the return
; CHECK: {{^}}fields: proved
; CHECK: {{^}}overlapping_fields: refuted: the returned value differs
; CHECK: {{^}}bytes: proved
; CHECK: {{^}}wrong_byte: refuted: the returned value differs
; CHECK: {{^}}slot_promoted: proved
; CHECK: {{^}}phi_swapped: refuted: the returned value differs
; CHECK: {{^}}uninitialized: proved
; CHECK: {{^}}constant_loaded: proved
; CHECK: {{^}}wrong_element: refuted: the returned value differs
; CHECK: {{^}}store_to_constant: refuted: the second has undefined behaviour: a store to a constant
; CHECK: {{^}}store_to_global: refuted: memory differs at the return
; CHECK: {{^}}inbounds_added: refuted: the returned value differs
; CHECK: {{^}}inbounds_dropped: proved
; CHECK: {{^}}alignment_raised: refuted: the second has undefined behaviour: a misaligned access
; CHECK: {{^}}load_speculated: proved
; CHECK: {{^}}load_faults: refuted: the second has undefined behaviour
; CHECK: {{^}}range_used: proved
; CHECK: {{^}}range_added: refuted: the returned value differs
; CHECK: {{^}}types_apart: proved
; CHECK: {{^}}types_alike: refuted: the returned value differs
; CHECK: {{^}}copied: proved

;--- before.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@g = global i32 0
@c = constant [2 x i32] [i32 5, i32 6]
declare void @use(ptr)

define i32 @forwarded(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %a = load i32, ptr %p
  ret i32 %a
}

define i32 @dropped_store(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret i32 0
}

define i32 @dead_store(ptr %p, i32 %x) {
  store i32 1, ptr %p
  store i32 %x, ptr %p
  ret i32 0
}

define i32 @other_value(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret i32 0
}

define i32 @new_store(ptr %p, i32 %x) {
  ret i32 0
}

define i32 @may_alias(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %a = load i32, ptr %p
  ret i32 %a
}

define i32 @no_alias(ptr noalias %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %a = load i32, ptr %p
  ret i32 %a
}

define i32 @swapped_stores(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  ret i32 0
}

define i32 @fields(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p
  store i32 %x, ptr %q
  %a = load i32, ptr %p
  ret i32 %a
}

define i32 @overlapping_fields(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 2
  store i32 1, ptr %p, align 1
  store i32 %x, ptr %q, align 1
  %a = load i32, ptr %p, align 1
  ret i32 %a
}

define i8 @bytes(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %a = load i8, ptr %p
  ret i8 %a
}

define i8 @wrong_byte(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 1
  store i32 %x, ptr %p
  %a = load i8, ptr %q
  ret i8 %a
}

define i32 @slot_promoted(i1 %c, i32 %x) {
entry:
  %s = alloca i32
  store i32 %x, ptr %s
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %s
  br label %b
b:
  %r = load i32, ptr %s
  ret i32 %r
}

define i32 @phi_swapped(i1 %c, i32 %x) {
entry:
  %s = alloca i32
  store i32 %x, ptr %s
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %s
  br label %b
b:
  %r = load i32, ptr %s
  ret i32 %r
}

define i32 @uninitialized() {
  %s = alloca i32
  %r = load i32, ptr %s
  ret i32 %r
}

define i32 @constant_loaded() {
  %q = getelementptr i8, ptr @c, i64 4
  %r = load i32, ptr %q
  ret i32 %r
}

define i32 @wrong_element() {
  %q = getelementptr i8, ptr @c, i64 4
  %r = load i32, ptr %q
  ret i32 %r
}

define void @store_to_constant() {
  ret void
}

define void @store_to_global() {
  store i32 5, ptr @g
  ret void
}

define ptr @inbounds_added(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}

define ptr @inbounds_dropped(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %q
}

define i32 @alignment_raised(ptr %p) {
  %r = load i32, ptr %p, align 1
  ret i32 %r
}

define i32 @load_speculated(i1 noundef %c, ptr noundef align 4 dereferenceable(4) %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  ret i32 %v
b:
  ret i32 0
}

define i32 @load_faults(i1 noundef %c, ptr noundef %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  ret i32 %v
b:
  ret i32 0
}

define i1 @range_used(ptr %p) {
  %v = load i32, ptr %p, !range !0, !noundef !1
  %r = icmp ult i32 %v, 2
  ret i1 %r
}

define i32 @range_added(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @types_apart(ptr %p, ptr %q) {
  store i32 1, ptr %p, !tbaa !2
  store i32 2, ptr %q, !tbaa !3
  %a = load i32, ptr %p, !tbaa !2
  ret i32 %a
}

define i32 @types_alike(ptr %p, ptr %q) {
  store i32 1, ptr %p, !tbaa !2
  store i32 2, ptr %q, !tbaa !2
  %a = load i32, ptr %p, !tbaa !2
  ret i32 %a
}

define i32 @copied(ptr %p) {
  %s = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %p, i64 8, i1 false)
  %a = load i32, ptr %s
  ret i32 %a
}


!0 = !{i32 0, i32 2}
!1 = !{}
!2 = !{!4, !4, i64 0}
!3 = !{!5, !5, i64 0}
!4 = !{!"one", !6, i64 0}
!5 = !{!"two", !6, i64 0}
!6 = !{!"root"}

;--- after.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@g = global i32 0
@c = constant [2 x i32] [i32 5, i32 6]
declare void @use(ptr)

define i32 @forwarded(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret i32 %x
}

define i32 @dropped_store(ptr %p, i32 %x) {
  ret i32 0
}

define i32 @dead_store(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret i32 0
}

define i32 @other_value(ptr %p, i32 %x) {
  store i32 2, ptr %p
  ret i32 0
}

define i32 @new_store(ptr %p, i32 %x) {
  store i32 2, ptr %p
  ret i32 0
}

define i32 @may_alias(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  ret i32 1
}

define i32 @no_alias(ptr noalias %p, ptr %q) {
  store i32 2, ptr %q
  store i32 1, ptr %p
  ret i32 1
}

define i32 @swapped_stores(ptr %p, ptr %q) {
  store i32 2, ptr %q
  store i32 1, ptr %p
  ret i32 0
}

define i32 @fields(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %x, ptr %q
  store i32 1, ptr %p
  ret i32 1
}

define i32 @overlapping_fields(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 2
  store i32 1, ptr %p, align 1
  store i32 %x, ptr %q, align 1
  ret i32 1
}

define i8 @bytes(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %a = trunc i32 %x to i8
  ret i8 %a
}

define i8 @wrong_byte(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %a = trunc i32 %x to i8
  ret i8 %a
}

define i32 @slot_promoted(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i32 [ 1, %a ], [ %x, %entry ]
  ret i32 %r
}

define i32 @phi_swapped(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i32 [ %x, %a ], [ 1, %entry ]
  ret i32 %r
}

define i32 @uninitialized() {
  ret i32 9
}

define i32 @constant_loaded() {
  ret i32 6
}

define i32 @wrong_element() {
  ret i32 5
}

define void @store_to_constant() {
  store i32 5, ptr @c
  ret void
}

define void @store_to_global() {
  ret void
}

define ptr @inbounds_added(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %q
}

define ptr @inbounds_dropped(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}

define i32 @alignment_raised(ptr %p) {
  %r = load i32, ptr %p, align 4
  ret i32 %r
}

define i32 @load_speculated(i1 noundef %c, ptr noundef align 4 dereferenceable(4) %p) {
entry:
  %v = load i32, ptr %p
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}

define i32 @load_faults(i1 noundef %c, ptr noundef %p) {
entry:
  %v = load i32, ptr %p
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}

define i1 @range_used(ptr %p) {
  %v = load i32, ptr %p
  ret i1 true
}

define i32 @range_added(ptr %p) {
  %v = load i32, ptr %p, !range !0
  ret i32 %v
}

define i32 @types_apart(ptr %p, ptr %q) {
  store i32 1, ptr %p, !tbaa !2
  store i32 2, ptr %q, !tbaa !3
  ret i32 1
}

define i32 @types_alike(ptr %p, ptr %q) {
  store i32 1, ptr %p, !tbaa !2
  store i32 2, ptr %q, !tbaa !2
  ret i32 1
}

define i32 @copied(ptr %p) {
  %s = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %p, i64 8, i1 false)
  %a = load i32, ptr %p, align 1
  ret i32 %a
}
!0 = !{i32 0, i32 2}
!1 = !{}
!2 = !{!4, !4, i64 0}
!3 = !{!5, !5, i64 0}
!4 = !{!"one", !6, i64 0}
!5 = !{!"two", !6, i64 0}
!6 = !{!"root"}
