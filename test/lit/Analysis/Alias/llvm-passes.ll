; Queries by LLVM's own passes: a load is the one before the call, or leaves the loop,
; because the callee is known not to write there.
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='require<mincaml-effects>,function(gvn)' -S %s | FileCheck %s --check-prefix=GVN
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='require<mincaml-effects>,function(dse)' -S %s | FileCheck %s --check-prefix=DSE
; RUN: %opt -aa-pipeline=basic-aa -passes='require<mincaml-effects>,function(gvn)' -S %s | FileCheck %s --check-prefix=BASIC
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='require<mincaml-effects>,function(loop-mssa(licm))' -S %s | FileCheck %s --check-prefix=LICM

@a = internal global i32 0
@b = internal global i32 0

define internal void @writes_second(ptr %p, ptr %q) noinline {
  %x = load i32, ptr %p
  store i32 %x, ptr %q
  ret void
}

; Another region.
define internal void @writes_floats(ptr %p) noinline {
  %q = load ptr, ptr %p
  store double 0.0, ptr %q, !tbaa !2
  ret void
}

; GVN-LABEL: define i32 @parameters(
; GVN-COUNT-1: load i32
; GVN-NOT: load i32
; GVN: ret
; BASIC-LABEL: define i32 @parameters(
; BASIC-COUNT-2: load i32
; BASIC: ret
define i32 @parameters() {
  %u = alloca i32
  %v = alloca i32
  call void @llvm.memset.p0.i32(ptr %u, i8 1, i32 4, i1 false)
  %x = load i32, ptr @a
  call void @writes_second(ptr %u, ptr %v)
  %y = load i32, ptr @a
  %s = add i32 %x, %y
  ret i32 %s
}

; GVN-LABEL: define i32 @regions(
; GVN-COUNT-1: load i32
; GVN-NOT: load i32
; GVN: ret
define i32 @regions(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !tbaa !0
  call void @writes_floats(ptr %q)
  %y = load i32, ptr %p, !tbaa !0
  %s = add i32 %x, %y
  ret i32 %s
}

; GVN-LABEL: define i32 @written(
; GVN: load i32
; GVN: load i32
; GVN: ret
define i32 @written(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !tbaa !0
  call void @writes_second(ptr %q, ptr %p)
  %y = load i32, ptr %p, !tbaa !0
  %s = add i32 %x, %y
  ret i32 %s
}

; LICM-LABEL: define i32 @loop(
; LICM: entry:
; LICM: load i32, ptr @b
; LICM: head:
; LICM-NOT: load i32, ptr @b
; LICM: ret
define i32 @loop(i32 %n) {
entry:
  %v = alloca i32
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  call void @writes_second(ptr %v, ptr %v)
  %b = load i32, ptr @b
  %k = add i32 %i, %b
  %j = add i32 %k, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %j
}

; The call makes a copy of what is stored.
; DSE-LABEL: define i32 @copied(
; DSE: store i32 %n, ptr %v
; DSE: ret
define internal i32 @takes_copy(ptr byval(i32) %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @copied(i32 %n) {
  %v = alloca i32
  store i32 %n, ptr %v
  %x = call i32 @takes_copy(ptr byval(i32) %v)
  ret i32 %x
}

!0 = !{!1, !1, i64 0}
!1 = !{!"array of int", !4, i64 0}
!2 = !{!3, !3, i64 0}
!3 = !{!"array of float", !4, i64 0}
!4 = !{!"MinCaml"}
