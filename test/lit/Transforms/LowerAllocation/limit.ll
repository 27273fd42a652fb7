; Objects of more than 64 KB are left to the runtime, whatever the chunk has.
; RUN: %opt -passes=mincaml-lower-allocation -S %s | FileCheck %s

declare noalias ptr @min_caml_allocate(i32)

; CHECK-LABEL: @at_limit(
; CHECK: icmp ult {{i32|i64}} %room, 65536
; CHECK: heap.full:
; CHECK-NEXT: call {{.*}}ptr @min_caml_allocate(i32 65536)
define ptr @at_limit() {
  %p = call ptr @min_caml_allocate(i32 65536)
  ret ptr %p
}

; CHECK-LABEL: @above_limit(
; CHECK-NOT: @min_caml_heap
; CHECK: call {{.*}}ptr @min_caml_allocate(i32 65544)
; CHECK-NOT: @min_caml_heap
; CHECK: ret ptr
define ptr @above_limit() {
  %p = call ptr @min_caml_allocate(i32 65544)
  ret ptr %p
}
