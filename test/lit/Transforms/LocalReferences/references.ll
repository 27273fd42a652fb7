; Objects with one field, and arrays of one element, that only one function uses become values.
; RUN: %opt -passes=mincaml-local-references -verify-each -S %s | FileCheck %s

declare noalias ptr @min_caml_create_array(i32, i32)
declare noalias ptr @min_caml_create_float_array(i32, double)
declare noalias ptr @min_caml_create_pointer_array(i32, ptr)
declare noalias ptr @min_caml_allocate(i32)
declare noalias ptr @malloc(i32)
declare void @use(ptr)

; CHECK-LABEL: @straight(
; CHECK-NEXT: %a = add i32 %n, 1
; CHECK-NEXT: ret i32 %a
define i32 @straight(i32 %n) {
  %r = call ptr @min_caml_create_array(i32 1, i32 %n)
  %x = load i32, ptr %r
  %a = add i32 %x, 1
  store i32 %a, ptr %r
  %y = load i32, ptr %r
  ret i32 %y
}

; Each turn makes a new one.
; CHECK-LABEL: @loop(
; CHECK-NOT: create
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %next, %join ]
; CHECK-NEXT: %s = phi i32 [ 0, %entry ], [ %t, %join ]
; CHECK: join:
; CHECK-NEXT: %[[X:.*]] = phi i32 [ 5, %then ], [ %i, %loop ]
; CHECK-NEXT: %t = add i32 %s, %[[X]]
define i32 @loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %s = phi i32 [ 0, %entry ], [ %t, %join ]
  %r = call ptr @min_caml_create_array(i32 1, i32 %i)
  %c = icmp sgt i32 %i, 9
  br i1 %c, label %then, label %join
then:
  store i32 5, ptr %r
  br label %join
join:
  %x = load i32, ptr %r
  %t = add i32 %s, %x
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %t
}

; A reference in a reference.
; CHECK-LABEL: @nested(
; CHECK-NOT: create
; CHECK: ret double %x
define double @nested(double %x) {
  %r = call ptr @min_caml_create_float_array(i32 1, double %x)
  %s = call ptr @min_caml_create_pointer_array(i32 1, ptr null)
  %y = load double, ptr %r
  store ptr null, ptr %s
  %p = load ptr, ptr %s
  ret double %y
}

; An object has no contents before the first store.
; CHECK-LABEL: @object(
; CHECK-NOT: allocate
; CHECK: %[[Y:.*]] = phi double [ 0.000000e+00, %then ], [ %x, %entry ]
; CHECK-NEXT: ret double %[[Y]]
define double @object(double %x, i1 %c) {
entry:
  %r = call ptr @min_caml_allocate(i32 8)
  store double %x, ptr %r
  br i1 %c, label %then, label %join
then:
  store double 0.0, ptr %r
  br label %join
join:
  %y = load double, ptr %r
  ret double %y
}

; CHECK-LABEL: @fields(
; CHECK-NEXT: call ptr @min_caml_allocate
; CHECK: call ptr @min_caml_allocate
; CHECK: call ptr @malloc
define i32 @fields() {
  %r = call ptr @min_caml_allocate(i32 8)
  %second = getelementptr i8, ptr %r, i32 4
  store i32 1, ptr %r
  store i32 2, ptr %second
  %x = load i32, ptr %r
  %s = call ptr @min_caml_allocate(i32 8)
  store i32 1, ptr %s
  %y = load i16, ptr %s
  %m = call ptr @malloc(i32 8)
  store i32 1, ptr %m
  ret i32 %x
}

; CHECK-LABEL: @unused(
; CHECK-NEXT: ret void
define void @unused() {
  %r = call ptr @min_caml_create_array(i32 1, i32 0)
  ret void
}

; Left alone: what is passed, stored, returned or compared, parts of elements,
; other sizes, the length, volatile accesses, what must be a tail call.

; CHECK-LABEL: @passed(
; CHECK-NEXT: call ptr @min_caml_create_array
define i32 @passed() {
  %r = call ptr @min_caml_create_array(i32 1, i32 0)
  call void @use(ptr %r)
  %x = load i32, ptr %r
  ret i32 %x
}

; CHECK-LABEL: @stored(
; CHECK-NEXT: call ptr @min_caml_create_array
define void @stored(ptr %p) {
  %r = call ptr @min_caml_create_array(i32 1, i32 0)
  store ptr %r, ptr %p
  ret void
}

; CHECK-LABEL: @itself(
; CHECK-NEXT: call ptr @min_caml_create_pointer_array
define ptr @itself() {
  %r = call ptr @min_caml_create_pointer_array(i32 1, ptr null)
  store ptr %r, ptr %r
  %p = load ptr, ptr %r
  ret ptr %p
}

; CHECK-LABEL: @joined(
; CHECK: call ptr @min_caml_create_array
define i32 @joined(i1 %c, ptr %p) {
entry:
  %r = call ptr @min_caml_create_array(i32 1, i32 0)
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %q = phi ptr [ %r, %entry ], [ %p, %then ]
  %x = load i32, ptr %q
  ret i32 %x
}

; CHECK-LABEL: @part(
; CHECK-NEXT: call ptr @min_caml_create_array
define i8 @part() {
  %r = call ptr @min_caml_create_array(i32 1, i32 0)
  %x = load i8, ptr %r
  ret i8 %x
}

; CHECK-LABEL: @two(
; CHECK-NEXT: call ptr @min_caml_create_array
define i32 @two() {
  %r = call ptr @min_caml_create_array(i32 2, i32 0)
  %x = load i32, ptr %r
  ret i32 %x
}

; CHECK-LABEL: @empty(
; CHECK-NEXT: call ptr @min_caml_create_array
define i32 @empty() {
  %r = call ptr @min_caml_create_array(i32 0, i32 0)
  %x = load i32, ptr %r
  ret i32 %x
}

; CHECK-LABEL: @length(
; CHECK-NEXT: call ptr @min_caml_create_array
define i32 @length() {
  %r = call ptr @min_caml_create_array(i32 1, i32 0)
  %a = getelementptr i8, ptr %r, i32 -4
  %x = load i32, ptr %a
  ret i32 %x
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT: call ptr @min_caml_create_array
define i32 @volatile() {
  %r = call ptr @min_caml_create_array(i32 1, i32 0)
  %x = load volatile i32, ptr %r
  ret i32 %x
}

; CHECK-LABEL: @returned(
; CHECK-NEXT: musttail call ptr @min_caml_create_array
define ptr @returned(i32 %a, i32 %b) {
  %r = musttail call ptr @min_caml_create_array(i32 1, i32 %b)
  ret ptr %r
}

; CHECK-LABEL: @opaque(
; CHECK-NEXT: call ptr @min_caml_create_array
define i32 @opaque() optnone noinline {
  %r = call ptr @min_caml_create_array(i32 1, i32 0)
  %x = load i32, ptr %r
  ret i32 %x
}
