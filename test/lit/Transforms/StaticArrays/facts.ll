; Value range propagation knows the addresses of static arrays and their lengths, also
; through phi nodes with arrays on the heap.
; RUN: %opt -passes='mincaml-static-arrays<pointers>,mincaml-vrp' -verify-each -S %s | FileCheck %s

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32)
declare void @use(ptr, i1, i1)
declare i32 @read()

@array = internal global ptr null

; CHECK-LABEL: define void @min_caml_start()
define void @min_caml_start() {
entry:
  %a = call ptr @min_caml_create_array(i32 5, i32 0)
  store ptr %a, ptr @array
  call void @f(i32 0)
  %c = call i32 @read()
  %is.zero = icmp eq i32 %c, 0
  br i1 %is.zero, label %loop, label %exit
loop:
  %heap = call ptr @min_caml_create_array(i32 3, i32 0)
  br label %exit
exit:
; CHECK: %p = phi ptr [ getelementptr inbounds (i8, ptr @a.storage, i32 8), %entry ], [
  %p = phi ptr [ %a, %entry ], [ %heap, %loop ]
  %length.address = getelementptr i8, ptr %p, i32 -4
  %length = load i32, ptr %length.address
  %outside2 = icmp ule i32 %length, 2
  %outside3 = icmp ule i32 %length, 3
; CHECK: call void @use(ptr null, i1 false, i1 %outside3)
  call void @use(ptr null, i1 %outside2, i1 %outside3)
  br i1 %is.zero, label %loop, label %done
done:
  ret void
}

; CHECK-LABEL: define internal void @f(
; CHECK-NOT: load ptr
define internal void @f(i32 %i) {
  %a = load ptr, ptr @array, !nonnull !0, !noundef !0
  %length.address = getelementptr i8, ptr %a, i32 -4
  %length = load i32, ptr %length.address
; CHECK: br i1 false, label %fail, label %ok
  %outside = icmp uge i32 0, %length
  br i1 %outside, label %fail, label %ok
ok:
; CHECK: store i32 0, ptr getelementptr (i8, ptr @a.storage, i32 8)
  store i32 %i, ptr %a
  ret void
fail:
  ret void
}

!0 = !{}
