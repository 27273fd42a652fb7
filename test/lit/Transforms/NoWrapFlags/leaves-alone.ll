; Operations that may wrap.
; RUN: %opt -passes=mincaml-no-wrap -verify-each -S %s | FileCheck %s
; CHECK-NOT: {{nsw|(add|sub|mul|shl) nuw}}
; CHECK: define i32 @optimized.last(
; CHECK: add nuw nsw i32 %small, 1
; CHECK-NOT: {{nsw|(add|sub|mul|shl) nuw}}

target datalayout = "E-m:e-i64:64-i128:128-n32:64-S128"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare void @use(i32)

define void @unknown(i32 %n, i32 %m) {
  %sum = add i32 %n, %m
  %difference = sub i32 %n, %m
  %product = mul i32 %n, %m
  %shift = shl i32 %n, 1
  call void @use(i32 %sum)
  call void @use(i32 %difference)
  call void @use(i32 %product)
  call void @use(i32 %shift)
  ret void
}

; The access comes later, and need not be reached.
define void @access.later(i32 %i) {
  %a = call ptr @min_caml_create_array(i32 100, i32 0)
  %next = add i32 %i, 1
  call void @use(i32 %next)
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  store i32 1, ptr %p
  ret void
}

; The access is on one of two paths.
define void @access.on.one.path(i32 %i, i1 %c) {
entry:
  %a = call ptr @min_caml_create_array(i32 100, i32 0)
  br i1 %c, label %then, label %join
then:
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  store i32 1, ptr %p
  br label %join
join:
  %next = add i32 %i, 1
  call void @use(i32 %next)
  ret void
}

; An address is no access.
define ptr @address(i32 %i) {
  %a = call ptr @min_caml_create_array(i32 100, i32 0)
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  %next = add i32 %i, 1
  call void @use(i32 %next)
  ret ptr %p
}

; Without nuw the index may be negative.
define i32 @negative(ptr %a, i32 %i) {
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %x = load i32, ptr %p
  %next = add i32 %i, 1
  call void @use(i32 %next)
  %previous = add i32 %i, -1
  call void @use(i32 %previous)
  ret i32 %x
}

; The index is that of a part of the array that begins somewhere, and twice as
; much is too much.
define void @twice(i32 %i, i32 %j) {
  %a = call ptr @min_caml_create_array(i32 1500000000, i32 0)
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  store i32 1, ptr %p
  %wraps = mul i32 %i, 3
  call void @use(i32 %wraps)
  ret void
}

; What is loaded is not the index.
define void @element(i32 %i) {
  %a = call ptr @min_caml_create_array(i32 100, i32 0)
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  %x = load i32, ptr %p
  call void @unknown.array(ptr %a)
  %y = load i32, ptr %p
  %next = add i32 %y, 1
  call void @use(i32 %next)
  ret void
}
declare void @unknown.array(ptr)

; Address 0 is one of memory.
define void @null.is.valid(ptr %a, i32 %i) null_pointer_is_valid {
  %p = getelementptr inbounds nuw i8, ptr %a, i32 %i
  store i8 1, ptr %p
  %previous = add i32 %i, -1
  call void @use(i32 %previous)
  ret void
}

define void @not.optimized(i32 %n) noinline optnone {
  %small = and i32 %n, 7
  %next = add i32 %small, 1
  call void @use(i32 %next)
  ret void
}

define i32 @optimized.last(i32 %n) {
  %small = and i32 %n, 7
  %next = add i32 %small, 1
  ret i32 %next
}
