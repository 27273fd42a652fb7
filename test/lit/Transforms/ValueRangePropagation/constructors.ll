; A pointer that is a constructor without arguments, which is a number, or an object is
; not always the object, although it is never null.
; RUN: %opt -passes=mincaml-vrp -S %s | FileCheck %s

@object = private unnamed_addr constant { i32 } { i32 5 }, align 8

; CHECK-LABEL: define ptr @number_or_object(
; CHECK: [[SELECTED:%.*]] = select i1 %c, ptr inttoptr (i32 1 to ptr), ptr @object
; CHECK: ret ptr [[SELECTED]]
define ptr @number_or_object(i1 %c) {
  %p = select i1 %c, ptr inttoptr (i32 1 to ptr), ptr @object
  ret ptr %p
}

; CHECK-LABEL: define ptr @phi(
; CHECK: [[PHI:%.*]] = phi ptr
; CHECK: ret ptr [[PHI]]
define ptr @phi(i1 %c) {
entry:
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %p = phi ptr [ inttoptr (i32 1 to ptr), %entry ], [ @object, %other ]
  ret ptr %p
}

; An address that is computed from null is not null, either.
; CHECK-LABEL: define ptr @from_null(
; CHECK: ret ptr %p
define ptr @from_null(i1 %c) {
  %p = select i1 %c, ptr getelementptr (i8, ptr null, i32 64), ptr @object
  ret ptr %p
}

; A pointer that is null or the object, and not null, is the object.
; CHECK-LABEL: define ptr @null_or_object(
; CHECK: ret ptr @object
define ptr @null_or_object(i1 %c) {
  %p = call nonnull ptr @select_object(i1 %c)
  ret ptr %p
}
define internal ptr @select_object(i1 %c) {
  %p = select i1 %c, ptr null, ptr @object
  ret ptr %p
}
