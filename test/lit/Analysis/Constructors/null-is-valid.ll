; Where null may be the address of an object, it is not a constructor.
; RUN: %opt -passes=mincaml-vrp -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"

declare noalias nonnull ptr @min_caml_allocate(i32) allockind("alloc,uninitialized")
declare void @use(i1)
declare void @use_number(i32)

; CHECK-LABEL: @null_is_valid(
; CHECK: load i32, ptr null
define void @null_is_valid() null_pointer_is_valid {
  %x = load i32, ptr null
  call void @use_number(i32 %x)
  ret void
}

; An object of the program is not at null, but the analysis knows no null in this
; module.
; CHECK-LABEL: @compared(
; CHECK: call void @use(i1 %is.null)
define void @compared(i1 %a) {
  %o = call ptr @min_caml_allocate(i32 8)
  %p = select i1 %a, ptr %o, ptr null
  %is.null = icmp eq ptr %p, null
  call void @use(i1 %is.null)
  ret void
}
