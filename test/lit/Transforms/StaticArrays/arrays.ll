; Arrays that are made at most once get static storage.
; RUN: %opt -passes='mincaml-static-arrays<pointers>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-static-arrays' -S %s | FileCheck %s --check-prefix=NUMBERS
; RUN: %opt -passes='mincaml-static-arrays<bytes=24>' -S %s | FileCheck %s --check-prefix=SMALL
; RUN: %opt -passes='mincaml-static-arrays<total=64>' -S %s | FileCheck %s --check-prefix=TOTAL
; RUN: not %opt -passes='mincaml-static-arrays<bits=2>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=OPTION

; OPTION: mincaml-static-arrays: expected bytes=N, total=N or pointers, not 'bits=2'

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare noalias nonnull ptr @min_caml_create_float_array(i32, double)
declare noalias nonnull ptr @min_caml_create_pointer_array(i32, ptr)
declare noalias nonnull ptr @min_caml_create_unit_array(i32)
declare void @use(ptr)
declare i32 @read()

; CHECK-DAG: @zeros.storage = internal global { [4 x i8], i32, [5 x i32] } { [4 x i8] zeroinitializer, i32 5, [5 x i32] zeroinitializer }, align 8
; CHECK-DAG: @floats.storage = internal global { [4 x i8], i32, [3 x double] } { [4 x i8] zeroinitializer, i32 3, [3 x double] [double 1.500000e+00, double 1.500000e+00, double 1.500000e+00] }, align 8
; CHECK-DAG: @rows.storage = internal global { [4 x i8], i32, [2 x ptr] } { [4 x i8] zeroinitializer, i32 2, [2 x ptr] zeroinitializer }, align 8
; CHECK-DAG: @few.storage = internal global { [4 x i8], i32, [2 x i32] } { [4 x i8] zeroinitializer, i32 2, [2 x i32] zeroinitializer }, align 8
; CHECK-DAG: @many.storage = internal global { [4 x i8], i32, [100 x i32] } { [4 x i8] zeroinitializer, i32 100, [100 x i32] zeroinitializer }, align 8
; CHECK-DAG: @none.storage = internal global { [4 x i8], i32, [0 x i32] } zeroinitializer, align 8
; CHECK-DAG: @units.storage = internal global { [4 x i8], i32, [0 x i8] } { [4 x i8] zeroinitializer, i32 7, [0 x i8] zeroinitializer }, align 8
; CHECK-DAG: @in.helper.storage
; CHECK-NOT: @in.loop.storage
; CHECK-NOT: @twice.storage
; CHECK-NOT: @large.storage

; NUMBERS-DAG: @zeros.storage
; NUMBERS-NOT: @rows.storage
; NUMBERS: define void @min_caml_start
; SMALL-NOT: @many.storage
; SMALL: define void @min_caml_start
; TOTAL-DAG: @zeros.storage
; TOTAL-DAG: @floats.storage
; TOTAL-NOT: @many.storage
; TOTAL: define void @min_caml_start

; CHECK-LABEL: define void @min_caml_start()
; CHECK: call void @use(ptr getelementptr inbounds (i8, ptr @zeros.storage, i32 8))
; CHECK: call void @use(ptr getelementptr inbounds (i8, ptr @floats.storage, i32 8))
define void @min_caml_start() {
entry:
  %zeros = call ptr @min_caml_create_array(i32 5, i32 0)
  call void @use(ptr %zeros)
  %floats = call ptr @min_caml_create_float_array(i32 3, double 1.5)
  call void @use(ptr %floats)
  %dummy = call ptr @min_caml_create_array(i32 0, i32 0)
; The elements are all stored before they are read.
  %rows = call ptr @min_caml_create_pointer_array(i32 2, ptr %dummy)
  store ptr %zeros, ptr %rows
  %second = getelementptr inbounds nuw ptr, ptr %rows, i32 1
  store ptr %zeros, ptr %second
  call void @use(ptr %rows)
; What is not constant is stored, here or in a loop.
  %value = call i32 @read()
; CHECK: %value = call i32 @read()
; CHECK-NEXT: store i32 %value, ptr getelementptr inbounds (i8, ptr @few.storage, i32 8)
; CHECK-NEXT: store i32 %value, ptr getelementptr inbounds (i32, ptr getelementptr inbounds (i8, ptr @few.storage, i32 8), i32 1)
  %few = call ptr @min_caml_create_array(i32 2, i32 %value)
  call void @use(ptr %few)
; CHECK: icmp eq i32 %{{.*}}, 100
  %many = call ptr @min_caml_create_array(i32 100, i32 %value)
  call void @use(ptr %many)
  %none = call ptr @min_caml_create_array(i32 0, i32 0)
  call void @use(ptr %none)
  %units = call ptr @min_caml_create_unit_array(i32 7)
  call void @use(ptr %units)
; CHECK: %large = call ptr @min_caml_create_array(i32 20000, i32 0)
  %large = call ptr @min_caml_create_array(i32 20000, i32 0)
; CHECK: %negative = call ptr @min_caml_create_array(i32 -1, i32 0)
  %negative = call ptr @min_caml_create_array(i32 -1, i32 0)
; CHECK: %unknown = call ptr @min_caml_create_array(i32 %value, i32 0)
  %unknown = call ptr @min_caml_create_array(i32 %value, i32 0)
  call void @helper()
  call void @shared()
  call void @shared()
  call void @recursive()
  br label %loop
loop:
; CHECK: %in.loop = call ptr @min_caml_create_array(i32 4, i32 0)
  %in.loop = call ptr @min_caml_create_array(i32 4, i32 0)
  call void @use(ptr %in.loop)
  call void @called_in_loop()
  %again = icmp eq i32 %value, 0
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; Called once; twice; once and by itself; once, in a loop; once, from other modules
; as often as they like.
define internal void @helper() {
  %in.helper = call ptr @min_caml_create_array(i32 4, i32 0)
  call void @use(ptr %in.helper)
  ret void
}
; CHECK-LABEL: define internal void @shared()
; CHECK-NEXT: %twice = call
define internal void @shared() {
  %twice = call ptr @min_caml_create_array(i32 4, i32 0)
  call void @use(ptr %twice)
  ret void
}
; CHECK-LABEL: define internal void @recursive()
; CHECK-NEXT: %twice = call
define internal void @recursive() {
  %twice = call ptr @min_caml_create_array(i32 4, i32 0)
  call void @use(ptr %twice)
  call void @recursive()
  ret void
}
; CHECK-LABEL: define internal void @called_in_loop()
; CHECK-NEXT: %twice = call
define internal void @called_in_loop() {
  %twice = call ptr @min_caml_create_array(i32 4, i32 0)
  call void @use(ptr %twice)
  ret void
}
; CHECK-LABEL: define void @exported()
; CHECK-NEXT: %twice = call
define void @exported() {
  %twice = call ptr @min_caml_create_array(i32 4, i32 0)
  call void @use(ptr %twice)
  ret void
}
