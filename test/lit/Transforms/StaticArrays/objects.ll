; Tuples and closures that are made once get static storage.
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

; CHECK: @tuple.storage = internal global [24 x i8] zeroinitializer, align 8
; EARLY-NOT: @tuple.storage
; EARLY: define void @min_caml_start()
; SMALL-NOT: @tuple.storage
; SMALL: define void @min_caml_start()

; CHECK-LABEL: define void @min_caml_start()
; CHECK: store i32 %n, ptr @tuple.storage
; CHECK: call void @use(ptr @tuple.storage)
; CHECK: %other = call ptr @malloc(i32 24)
; CHECK: %unknown = call ptr @min_caml_allocate(i32 %n)
; CHECK: %in.loop = call ptr @min_caml_allocate(i32 16)
define void @min_caml_start() {
entry:
  %n = call i32 @read()
  %tuple = call ptr @min_caml_allocate(i32 24)
  store i32 %n, ptr %tuple
  call void @use(ptr %tuple)
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
