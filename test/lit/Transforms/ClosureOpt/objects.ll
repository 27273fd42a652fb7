; Objects that can and cannot be taken apart.
; RUN: %opt -passes=mincaml-closure-opt -verify-each -S %s | FileCheck %s

declare noalias ptr @make(i32) nounwind willreturn allockind("alloc,uninitialized") memory(inaccessiblemem: readwrite)
declare noalias ptr @zeroed(i32) nounwind willreturn allockind("alloc,zeroed") memory(inaccessiblemem: readwrite)
declare void @use(ptr)

; CHECK-LABEL: define i32 @simple(
; CHECK-NEXT: add i32 %a, %b
define i32 @simple(i32 %a, i32 %b) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  %f = getelementptr i8, ptr %o, i32 4
  store i32 %b, ptr %f
  %x = load i32, ptr %o
  %y = load i32, ptr %f
  %s = add i32 %x, %y
  ret i32 %s
}

; Around a loop: the phi nodes feed each other.
; CHECK-LABEL: define i32 @loop(
; CHECK: %[[A:.*]] = phi i32 [ 1, %entry ], [ %[[B:.*]], %head ]
; CHECK-NEXT: %[[B]] = phi i32 [ 2, %entry ], [ %[[A]], %head ]
; CHECK-NOT: load
; CHECK-NOT: @make
; CHECK: ret i32 %[[A]]
define i32 @loop(i32 %n) {
entry:
  %o = call ptr @make(i32 8)
  store i32 1, ptr %o
  %of = getelementptr i8, ptr %o, i32 4
  store i32 2, ptr %of
  br label %head
head:
  %p = phi ptr [ %o, %entry ], [ %q, %head ]
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %x = load i32, ptr %p
  %pf = getelementptr i8, ptr %p, i32 4
  %y = load i32, ptr %pf
  %q = call ptr @make(i32 8)
  store i32 %y, ptr %q
  %qf = getelementptr i8, ptr %q, i32 4
  store i32 %x, ptr %qf
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %x
}

; CHECK-LABEL: define i32 @chosen(
; CHECK-NEXT: select i1 %c, i32 1, i32 2
define i32 @chosen(i1 %c) {
  %o = call ptr @make(i32 8)
  store i32 1, ptr %o
  %p = call ptr @make(i32 8)
  store i32 2, ptr %p
  %s = select i1 %c, ptr %o, ptr %p
  %x = load i32, ptr %s
  ret i32 %x
}

; CHECK-LABEL: define i32 @nested(
; CHECK-NEXT: ret i32 %a
define i32 @nested(i32 %a) {
  %in = call ptr @make(i32 8)
  store i32 %a, ptr %in
  %out = call ptr @make(i32 8)
  store ptr %in, ptr %out
  %i = load ptr, ptr %out
  %x = load i32, ptr %i
  ret i32 %x
}

; CHECK-LABEL: define i32 @handed_on(
; CHECK: call ptr @make
; CHECK: load i32
define i32 @handed_on(i32 %a) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  call void @use(ptr %o)
  %x = load i32, ptr %o
  ret i32 %x
}

; One of the two comes from elsewhere.
; CHECK-LABEL: define i32 @half(
; CHECK: call ptr @make
; CHECK: load i32
define i32 @half(i1 %c, ptr %e) {
  %o = call ptr @make(i32 8)
  store i32 1, ptr %o
  %s = select i1 %c, ptr %o, ptr %e
  %x = load i32, ptr %s
  ret i32 %x
}

; Changed after it was made.
; CHECK-LABEL: define i32 @changed(
; CHECK: load i32
define i32 @changed(i1 %c, i32 %a) {
entry:
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  br i1 %c, label %set, label %get
set:
  store i32 1, ptr %o
  br label %get
get:
  %x = load i32, ptr %o
  ret i32 %x
}

; CHECK-LABEL: define i32 @twice(
; CHECK: load i32
define i32 @twice(i32 %a) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  %x = load i32, ptr %o
  store i32 1, ptr %o
  %y = load i32, ptr %o
  %s = add i32 %x, %y
  ret i32 %s
}

; CHECK-LABEL: define i16 @other_types(
; CHECK: load i16
define i16 @other_types(i32 %a) {
  %o = call ptr @make(i32 8)
  store i32 %a, ptr %o
  %x = load i16, ptr %o
  ret i16 %x
}

; CHECK-LABEL: define i32 @special(
; CHECK: store volatile
; CHECK: load atomic
; CHECK: load i32, ptr %z
; CHECK: load i32, ptr %v
define i32 @special(i32 %i) {
  %o = call ptr @make(i32 8)
  store volatile i32 1, ptr %o
  %p = call ptr @make(i32 8)
  store i32 1, ptr %p
  %x = load atomic i32, ptr %p seq_cst, align 4
  %z = call ptr @zeroed(i32 8)
  %y = load i32, ptr %z
  %v = call ptr @make(i32 80)
  %vf = getelementptr i32, ptr %v, i32 %i
  store i32 1, ptr %vf
  %w = load i32, ptr %v
  %s = add i32 %x, %y
  %t = add i32 %s, %w
  ret i32 %t
}

; CHECK-LABEL: define i32 @compared(
; CHECK: icmp eq ptr
define i32 @compared(ptr %e) {
  %o = call ptr @make(i32 8)
  store i32 1, ptr %o
  %c = icmp eq ptr %o, %e
  %r = zext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: define i32 @unreachable_blocks(
; CHECK: ret i32 0
define i32 @unreachable_blocks() {
  ret i32 0
dead:
  %p = phi ptr [ %o, %dead ]
  %o = call ptr @make(i32 8)
  %x = load i32, ptr %p
  store i32 %x, ptr %o
  br label %dead
}
