; Effects that were found before a function was transformed: what it reached
; through a loaded address or a parameter, it may now reach by name.
; RUN: split-file %s %t
; RUN: %opt -aa-pipeline=basic-aa,tbaa,mincaml-aa -passes='require<mincaml-effects>,globalopt,function(instcombine,gvn)' -S %t/loaded-address.ll | FileCheck %t/loaded-address.ll
; RUN: %opt -aa-pipeline=basic-aa,tbaa,mincaml-aa -passes='require<mincaml-effects>,function(mincaml-constfold,instcombine),globaldce,function(gvn)' -S %t/constant-address.ll | FileCheck %t/constant-address.ll
; RUN: %opt -aa-pipeline=basic-aa,tbaa,mincaml-aa -passes='require<mincaml-effects>,globalopt,function(instcombine,gvn)' -S %t/allocation.ll | FileCheck %t/allocation.ll
; RUN: %opt -aa-pipeline=basic-aa,tbaa,mincaml-aa -passes='require<mincaml-effects>,cgscc(inline),globalopt,function(instcombine,gvn)' -S %t/made-by-callee.ll | FileCheck %t/made-by-callee.ll
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='require<mincaml-effects>,function(instcombine,simplifycfg,gvn)' -S %t/named-parameter.ll | FileCheck %t/named-parameter.ll

;--- loaded-address.ll
@x = internal global i32 0
@ptr = internal global ptr @x

define internal void @writes() noinline {
  %q = load ptr, ptr @ptr
  store i32 7, ptr %q
  ret void
}

; CHECK-LABEL: define {{.*}}i32 @caller(
; CHECK: call {{.*}}void @writes()
; CHECK-NEXT: %v = load i32, ptr @x
; CHECK-NEXT: ret i32 %v
define i32 @caller() {
  store i32 1, ptr @x
  call void @writes()
  %v = load i32, ptr @x
  ret i32 %v
}

;--- constant-address.ll
@x = internal global i32 0
@ptr = internal constant ptr @x

define internal void @writes() noinline {
  %q = load ptr, ptr @ptr
  store i32 7, ptr %q
  ret void
}

; CHECK-LABEL: define i32 @caller(
; CHECK: call void @writes()
; CHECK-NEXT: %v = load i32, ptr @x
; CHECK-NEXT: ret i32 %v
define i32 @caller() {
  store i32 1, ptr @x
  call void @writes()
  %v = load i32, ptr @x
  ret i32 %v
}

;--- allocation.ll
@kept = internal global ptr null
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) nounwind willreturn

define internal void @writes() noinline {
  %q = load ptr, ptr @kept
  store i32 7, ptr %q
  ret void
}

; CHECK-LABEL: define {{.*}}i32 @caller(
; CHECK: call {{.*}}void @writes()
; CHECK-NEXT: %[[V:.*]] = load i32, ptr @kept.body
; CHECK-NEXT: ret i32 %[[V]]
define i32 @caller() {
  %p = call ptr @malloc(i64 4)
  store ptr %p, ptr @kept
  store i32 1, ptr %p
  call void @writes()
  %q = load ptr, ptr @kept
  %v = load i32, ptr %q
  ret i32 %v
}

;--- made-by-callee.ll
@kept = internal global ptr null
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) nounwind willreturn

define internal ptr @makes(i32 %n) alwaysinline {
  %p = call ptr @malloc(i64 4)
  store i32 %n, ptr %p, !tbaa !2
  ret ptr %p
}

define internal void @keeps(i32 %n) noinline {
  %p = call ptr @makes(i32 %n)
  store ptr %p, ptr @kept, !tbaa !1
  ret void
}

; CHECK-LABEL: define {{.*}}i32 @caller(
; CHECK: call {{.*}}void @keeps(i32 %n)
; CHECK-NEXT: %[[V:.*]] = load i32, ptr @kept.body
; CHECK-NEXT: sub i32 %[[V]], %
define i32 @caller(i32 %n) {
  %q0 = load ptr, ptr @kept, !tbaa !1
  %v0 = load i32, ptr %q0, !tbaa !2
  call void @keeps(i32 %n)
  %q = load ptr, ptr @kept, !tbaa !1
  %v = load i32, ptr %q, !tbaa !2
  %d = sub i32 %v, %v0
  ret i32 %d
}

!0 = !{!"root"}
!1 = !{!3, !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!"ptr", !5}
!4 = !{!"int", !5}
!5 = !{!"char", !0}

;--- named-parameter.ll
@x = internal global i32 0

define void @writes(ptr %p) noinline {
  %same = icmp eq ptr %p, @x
  br i1 %same, label %is_x, label %not_x
is_x:
  store i32 7, ptr %p
  ret void
not_x:
  unreachable
}

; What the callee does through its parameter may be done to @x by name.
; CHECK-LABEL: define i32 @caller(
; CHECK: call void @writes(
; CHECK-NEXT: %v = load i32, ptr @x
; CHECK-NEXT: ret i32 %v
define i32 @caller(ptr %p) {
  store i32 1, ptr @x
  call void @writes(ptr %p)
  %v = load i32, ptr @x
  ret i32 %v
}
