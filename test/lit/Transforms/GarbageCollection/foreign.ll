; RUN: %opt -passes=mincaml-garbage-collection -S %s | FileCheck %s
; Foreign code may store pointers anywhere and notes nothing.

declare void @foreign(ptr)

define void @min_caml_start() {
; CHECK-LABEL: @min_caml_start(
; CHECK-NEXT:    call void @min_caml_collect_garbage(ptr @ml.roots, i32 0, i32 0)
  call void @foreign(ptr null)
  ret void
}
