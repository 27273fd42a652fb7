; Operations that do not wrap, by ranges and by accesses before them.
; RUN: %opt -passes=mincaml-no-wrap -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-i64:64-i128:128-n32:64-S128"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare noalias nonnull ptr @min_caml_create_float_array(i32, double)
declare i32 @read()
declare void @use(i32)

; By what the conditions of branches say.
; CHECK-LABEL: define void @by.ranges(
; CHECK: %next = add nuw nsw i32 %n, 1
; CHECK: %double = mul nuw nsw i32 %small, 3
; CHECK: %shift = shl nuw nsw i32 %small, 4
; CHECK: %difference = sub nsw i32 %small, %n
define void @by.ranges(i32 %n, i32 %m) {
entry:
  %small = and i32 %m, 1023
  %positive = icmp sgt i32 %n, -1
  br i1 %positive, label %more, label %exit
more:
  %less = icmp slt i32 %n, 100
  br i1 %less, label %body, label %exit
body:
  %next = add i32 %n, 1
  %double = mul i32 %small, 3
  %shift = shl i32 %small, 4
  %difference = sub i32 %small, %n
  call void @use(i32 %next)
  call void @use(i32 %double)
  call void @use(i32 %shift)
  call void @use(i32 %difference)
  ret void
exit:
  ret void
}

; The index of an element is not negative. Whether it is the greatest of all
; numbers, an unknown array does not say.
; CHECK-LABEL: define i32 @unknown.array(
; CHECK: %next = add nuw i32 %i, 1
; CHECK: %previous = add nsw i32 %i, -1
define i32 @unknown.array(ptr %a, i32 %i) {
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  %x = load i32, ptr %p
  %next = add i32 %i, 1
  %previous = add i32 %i, -1
  call void @use(i32 %next)
  call void @use(i32 %previous)
  ret i32 %x
}

; The size of this array is known.
; CHECK-LABEL: define void @known.array(
; CHECK: %next = add nuw nsw i32 %i, 2147483548
define void @known.array(i32 %i) {
  %a = call ptr @min_caml_create_array(i32 100, i32 0)
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  store i32 1, ptr %p
  %next = add i32 %i, 2147483548
  call void @use(i32 %next)
  ret void
}

; An index that was extended, of floats.
; CHECK-LABEL: define void @extended(
; CHECK: %next = add nuw nsw i32 %i, 1
define void @extended(i32 %i) {
  %n = call i32 @read()
  %a = call ptr @min_caml_create_float_array(i32 %n, double 0.0)
  %wide = sext i32 %i to i64
  %p = getelementptr inbounds nuw double, ptr %a, i64 %wide
  store double 1.0, ptr %p
  %next = add i32 %i, 1
  call void @use(i32 %next)
  ret void
}

; A static array: 16 bytes are 4 elements.
@static = internal global [24 x i8] zeroinitializer, align 8
; CHECK-LABEL: define void @static.array(
; CHECK: %next = add nuw nsw i32 %i, 2147483642
define void @static.array(i32 %i) {
  %p = getelementptr inbounds nuw i32, ptr @static, i32 %i
  store i32 1, ptr %p
  %next = add i32 %i, 2147483642
  call void @use(i32 %next)
  ret void
}

; A search, whose index nothing bounds but the array.
; CHECK-LABEL: define i32 @search(
; CHECK: %next = add nuw nsw i32 %i, 1
define i32 @search(i32 %x) {
entry:
  %a = call ptr @min_caml_create_array(i32 1000, i32 0)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %p = getelementptr inbounds nuw i32, ptr %a, i32 %i
  %element = load i32, ptr %p
  %found = icmp eq i32 %element, %x
  br i1 %found, label %exit, label %again
again:
  %next = add i32 %i, 1
  br label %loop
exit:
  ret i32 %i
}
