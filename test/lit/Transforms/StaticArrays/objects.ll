; Objects that are made once get static storage; before other passes, only references to numbers.
; RUN: %opt -passes='mincaml-static-arrays<pointers>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-static-arrays' -S %s | FileCheck %s --check-prefix=EARLY
; RUN: %opt -passes='mincaml-static-arrays<pointers;bytes=16>' -S %s | FileCheck %s --check-prefix=SMALL
; RUN: %opt -passes='mincaml-static-arrays<pointers>' -disable-output -pass-remarks=mincaml-static-arrays %s 2>&1 | FileCheck %s --check-prefix=REMARK
; REMARK: object of 24 bytes, allocated only once, is put in static storage

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_allocate(i32) allockind("alloc,uninitialized") allocsize(0)
declare noalias ptr @malloc(i32) allockind("alloc,uninitialized") allocsize(0)
declare void @use(ptr)
declare i32 @read()
@variable = internal global ptr null

; CHECK: @tuple.storage = internal global [24 x i8] zeroinitializer, align 8
; EARLY-NOT: @tuple.storage
; The stores of constants that initialize an object become its contents.
; CHECK: @constants.storage = internal global <{ [4 x i8], i32, double, [8 x i8] }> <{ [4 x i8] zeroinitializer, i32 7, double 2.500000e+00, [8 x i8] zeroinitializer }>, align 8
; CHECK: @number.storage = internal global <{ i32, [4 x i8] }> <{ i32 5, [4 x i8] zeroinitializer }>, align 8
; EARLY: @number.storage = internal global <{ i32, [4 x i8] }> <{ i32 5, [4 x i8] zeroinitializer }>, align 8
; SMALL-NOT: @tuple.storage
; SMALL: @number.storage
; SMALL: define void @min_caml_start()

; CHECK-LABEL: define void @min_caml_start()
; CHECK: store i32 %n, ptr @tuple.storage
; CHECK: call void @use(ptr @tuple.storage)
; CHECK: store i32 %n, ptr @constants.storage
; CHECK-NOT: store i32 7
; CHECK: call void @use(ptr @constants.storage)
; CHECK-NEXT: store i32 8, ptr %second
; CHECK-NEXT: store ptr @number.storage, ptr @variable
; EARLY: define void @min_caml_start()
; EARLY: store ptr @number.storage, ptr @variable
; EARLY: %passed = call ptr @min_caml_allocate
; EARLY: %pointer = call ptr @min_caml_allocate
; EARLY: %pair = call ptr @min_caml_allocate
; EARLY: %immutable = call ptr @min_caml_allocate
; CHECK: %other = call ptr @malloc(i32 24)
; CHECK: %unknown = call ptr @min_caml_allocate(i32 %n)
; CHECK: %in.loop = call ptr @min_caml_allocate(i32 16)
define void @min_caml_start() {
entry:
  %n = call i32 @read()
  %tuple = call ptr @min_caml_allocate(i32 24)
  store i32 %n, ptr %tuple
  call void @use(ptr %tuple)
  %constants = call ptr @min_caml_allocate(i32 24)
  store i32 %n, ptr %constants
  %second = getelementptr inbounds i8, ptr %constants, i32 4
  store i32 7, ptr %second
  %third = getelementptr inbounds i8, ptr %constants, i32 8
  store double 2.5, ptr %third
  call void @use(ptr %constants)
  store i32 8, ptr %second
  %number = call ptr @min_caml_allocate(i32 8)
  store i32 5, ptr %number
  store ptr %number, ptr @variable
; The callee may be inlined.
  %passed = call ptr @min_caml_allocate(i32 8)
  store i32 5, ptr %passed
  call void @use(ptr %passed)
  %pointer = call ptr @min_caml_allocate(i32 8)
  store ptr null, ptr %pointer
  store ptr %pointer, ptr @variable
  %pair = call ptr @min_caml_allocate(i32 8)
  store i32 5, ptr %pair
  %right = getelementptr inbounds i8, ptr %pair, i32 4
  store i32 6, ptr %right
  store ptr %pair, ptr @variable
  %immutable = call ptr @min_caml_allocate(i32 8)
  store i32 5, ptr %immutable, !tbaa !0
  store ptr %immutable, ptr @variable
; It may be freed.
  %other = call ptr @malloc(i32 24)
  call void @use(ptr %other)
  %unknown = call ptr @min_caml_allocate(i32 %n)
  call void @use(ptr %unknown)
  br label %loop
loop:
  %in.loop = call ptr @min_caml_allocate(i32 16)
  call void @use(ptr %in.loop)
  %again = icmp eq i32 %n, 0
  br i1 %again, label %loop, label %exit
exit:
  call void @twice()
  call void @twice()
  ret void
}

; CHECK-LABEL: define internal void @twice()
; CHECK: call ptr @min_caml_allocate(i32 8)
define internal void @twice() {
  %object = call ptr @min_caml_allocate(i32 8)
  call void @use(ptr %object)
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"tuple field int", !2}
!2 = !{!"MinCaml"}
