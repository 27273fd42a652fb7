; Comparisons of pointers with null.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s

declare noalias noundef nonnull ptr @allocate()
declare ptr @other()

; New objects, also where several of them meet.
; CHECK-LABEL: @decided(
; CHECK: store i1 false, ptr %p
; CHECK: store i1 true, ptr %p
; CHECK: store i1 false, ptr %p
define void @decided(i1 %c, ptr %p) {
  %a = call ptr @allocate()
  %is.null = icmp eq ptr %a, null
  store i1 %is.null, ptr %p
  %is.object = icmp ne ptr %a, null
  store i1 %is.object, ptr %p
  br i1 %c, label %then, label %join
then:
  %b = call ptr @allocate()
  br label %join
join:
  %phi = phi ptr [ %a, %0 ], [ %b, %then ]
  %is.null.too = icmp eq ptr %phi, null
  store i1 %is.null.too, ptr %p
  ret void
}

; Pointers that may be null, other comparisons, and an address space where an
; object may have the address 0.
; CHECK-LABEL: @open(
; CHECK: icmp eq ptr %a, null
; CHECK: icmp ult ptr %b, %a
; CHECK: icmp eq ptr addrspace(1) @far, null
; CHECK: icmp eq ptr %phi, null
@far = external addrspace(1) global i32
define void @open(i1 %c, ptr %p, ptr %x) {
  %a = call ptr @other()
  %b = call ptr @allocate()
  %c1 = icmp eq ptr %a, null
  store volatile i1 %c1, ptr %p
  %c2 = icmp ult ptr %b, %a
  store volatile i1 %c2, ptr %p
  %c3 = icmp eq ptr addrspace(1) @far, null
  store volatile i1 %c3, ptr %p
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %phi = phi ptr [ %b, %0 ], [ %x, %then ]
  %c4 = icmp eq ptr %phi, null
  store volatile i1 %c4, ptr %p
  ret void
}
