; Where a constant from a slot becomes an address that nothing can have, the path
; to it is never taken. Other branches on constants stay.
; RUN: %opt -passes=mincaml-rd-constfold -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"

@exception = private constant { i32, i32, i32 } { i32 7, i32 0, i32 98 }, align 8

declare void @print(i32)

; CHECK-LABEL: @wrong_argument(
; CHECK-NOT: inttoptr
; CHECK-NOT: br i1
; CHECK: call void @print(i32 98)
; CHECK-NEXT: ret void
define void @wrong_argument() {
  %slot = alloca ptr, align 4
  store ptr @exception, ptr %slot, align 4
  %e = load ptr, ptr %slot, align 4
  %number = load i32, ptr %e, align 4
  %fits = icmp eq i32 %number, 6
  br i1 %fits, label %pair, label %number.only
pair:
  %e.1 = load ptr, ptr %slot, align 4
  %field = getelementptr i8, ptr %e.1, i32 8
  %p = load ptr, ptr %field, align 4
  %y = load i32, ptr %p, align 4
  call void @print(i32 %y)
  ret void
number.only:
  %e.2 = load ptr, ptr %slot, align 4
  %field.2 = getelementptr i8, ptr %e.2, i32 8
  %n = load i32, ptr %field.2, align 4
  call void @print(i32 %n)
  ret void
}

; CHECK-LABEL: @possible(
; CHECK: br i1 false, label %then, label %else
; CHECK: then:
; CHECK-NEXT: %y = load i16, ptr inttoptr (i32 98 to ptr), align 2
define i16 @possible() {
  %slot = alloca ptr, align 4
  store ptr @exception, ptr %slot, align 4
  %e = load ptr, ptr %slot, align 4
  %number = load i32, ptr %e, align 4
  %fits = icmp eq i32 %number, 6
  br i1 %fits, label %then, label %else
then:
  %e.1 = load ptr, ptr %slot, align 4
  %field = getelementptr i8, ptr %e.1, i32 8
  %p = load ptr, ptr %field, align 4
  %y = load i16, ptr %p, align 2
  ret i16 %y
else:
  ret i16 0
}
