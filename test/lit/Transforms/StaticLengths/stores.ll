; Lengths of static arrays are stored at the start; the arrays are zero.
; RUN: %opt -passes=mincaml-static-lengths -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @use(i32)

; CHECK: @large.storage = internal global { [4 x i8], i32, [100 x i32] } zeroinitializer, align 8
@large.storage = internal global { [4 x i8], i32, [100 x i32] } { [4 x i8] zeroinitializer, i32 100, [100 x i32] zeroinitializer }, align 8
; Few bytes; elements that are not zero; constants; what is somewhere else for a
; reason; another thread's; two numbers; an address.
; CHECK: @small.storage = {{.*}} i32 3
@small.storage = internal global { [4 x i8], i32, [3 x i32] } { [4 x i8] zeroinitializer, i32 3, [3 x i32] zeroinitializer }, align 8
; CHECK: @ones.storage = {{.*}} i32 40
@ones.storage = internal global { [4 x i8], i32, [40 x i64] } { [4 x i8] zeroinitializer, i32 40, [40 x i64] [i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1] }, align 8
; CHECK: @constant = {{.*}} i32 100
@constant = internal constant { [4 x i8], i32, [100 x i32] } { [4 x i8] zeroinitializer, i32 100, [100 x i32] zeroinitializer }, align 8
; CHECK: @section = {{.*}} i32 100
@section = internal global { [4 x i8], i32, [100 x i32] } { [4 x i8] zeroinitializer, i32 100, [100 x i32] zeroinitializer }, section "mine", align 8
; CHECK: @thread = {{.*}} i32 100
@thread = internal thread_local global { [4 x i8], i32, [100 x i32] } { [4 x i8] zeroinitializer, i32 100, [100 x i32] zeroinitializer }, align 8
; CHECK: @two = {{.*}} i32 1, i32 100
@two = internal global { i32, i32, [100 x i32] } { i32 1, i32 100, [100 x i32] zeroinitializer }, align 8
; CHECK: @address = {{.*}} ptr @small.storage
@address = internal global { [4 x i8], ptr, [100 x i32] } { [4 x i8] zeroinitializer, ptr @small.storage, [100 x i32] zeroinitializer }, align 8

; The load is not invariant any more; in other functions, which are called later,
; it is.
; CHECK-LABEL: define void @min_caml_start()
; CHECK-NEXT: entry:
; CHECK-NEXT: %slot = alloca
; CHECK-NEXT: store i32 100, ptr getelementptr inbounds nuw ({{.*}} @large.storage, i32 0, i32 1)
; CHECK-NEXT: %length = load i32, {{.*}}@large.storage{{[^!]*$}}
define void @min_caml_start() {
entry:
  %slot = alloca i32
  %length = load i32, ptr getelementptr (i8, ptr @large.storage, i32 4), !invariant.load !0
  call void @use(i32 %length)
  call void @helper()
  ret void
}

; CHECK-LABEL: define internal void @helper()
; CHECK: !invariant.load
define internal void @helper() {
  %length = load i32, ptr getelementptr (i8, ptr @large.storage, i32 4), !invariant.load !0
  call void @use(i32 %length)
  ret void
}

!0 = !{}
