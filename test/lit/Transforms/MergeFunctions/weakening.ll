; The remaining function keeps only the attributes and flags that all functions had.
; RUN: %opt -passes=mincaml-merge-functions -verify-each -S %s | FileCheck %s

declare ptr @make(ptr)

; An array of ints and one of chars: the tag says nothing, the range is the
; union of both.
; CHECK-LABEL: define internal i32 @element.int(ptr nonnull %a)
; CHECK-NEXT: %x = load i32, ptr %a, align 4, !range [[RANGE:![0-9]+]], !noundef
; CHECK-NOT: @element.char
define internal i32 @element.int(ptr nonnull dereferenceable(8) %a) {
  %x = load i32, ptr %a, align 4, !tbaa !1, !range !10, !noundef !20, !nontemporal !21
  ret i32 %x
}
define internal i32 @element.char(ptr nonnull %a) {
  %x = load i32, ptr %a, align 4, !tbaa !2, !range !11, !noundef !20
  ret i32 %x
}

; Tags of a common kind.
; CHECK-LABEL: define internal i64 @field.one(
; CHECK-NEXT: load i64, ptr %a, align 8, !tbaa [[PARENT:![0-9]+]]{{$}}
; CHECK-NOT: @field.two
define internal i64 @field.one(ptr %a) {
  %x = load i64, ptr %a, align 8, !tbaa !4
  ret i64 %x
}
define internal i64 @field.two(ptr %a) {
  %x = load i64, ptr %a, align 8, !tbaa !5
  ret i64 %x
}

; A store is in the scopes of both, and apart from what both are apart from.
; CHECK-LABEL: define internal void @scopes.one(
; CHECK-NEXT: store float 0.000000e+00, ptr %a, align 4, !alias.scope [[BOTH:![0-9]+]], !noalias [[COMMON:![0-9]+]]
; CHECK-NOT: @scopes.two
define internal void @scopes.one(ptr %a) {
  store float 0.0, ptr %a, align 4, !alias.scope !34, !noalias !37
  ret void
}
define internal void @scopes.two(ptr %a) {
  store float 0.0, ptr %a, align 4, !alias.scope !35, !noalias !36
  ret void
}

; Calls: what they promise, and what they may assume of pointers.
; CHECK-LABEL: define internal ptr @call.one(
; CHECK-NEXT: call nonnull align 4 ptr @make(ptr dereferenceable(4) %a)
; CHECK-NEXT: load ptr, ptr %x, align 8, !dereferenceable [[FOUR:![0-9]+]], !align [[FOUR]]
; CHECK-NOT: @call.two
define internal ptr @call.one(ptr %a) {
  %x = call nonnull align 8 ptr @make(ptr dereferenceable(4) %a)
  %y = load ptr, ptr %x, align 8, !align !40, !dereferenceable !41
  ret ptr %y
}
define internal ptr @call.two(ptr %a) {
  %x = call nonnull align 4 ptr @make(ptr nonnull dereferenceable(8) %a)
  %y = load ptr, ptr %x, align 8, !align !41, !dereferenceable !40
  ret ptr %y
}

; Attributes of functions; what only informs may differ, three of a kind too.
; CHECK: ; Function Attrs: nounwind{{$}}
; CHECK: define internal i32 @pure.one(i32 %x)
; CHECK-NOT: @pure.two
; CHECK-NOT: @pure.three
define internal noundef i32 @pure.one(i32 noundef %x) nounwind willreturn memory(none) {
  %y = udiv i32 17, %x
  ret i32 %y
}
define internal i32 @pure.two(i32 noundef %x) nounwind memory(none) {
  %y = udiv i32 17, %x
  ret i32 %y
}
define internal noundef i32 @pure.three(i32 %x) nounwind willreturn {
  %y = udiv i32 17, %x
  ret i32 %y
}

; Profiles and debug locations do not keep functions apart.
; CHECK-LABEL: define internal i32 @branch.one(
; CHECK-NEXT: br i1 %c, label %x, label %y{{$}}
; CHECK-NOT: @branch.two
define internal i32 @branch.one(i1 %c) {
  br i1 %c, label %x, label %y, !prof !50
x:
  ret i32 1
y:
  ret i32 2
}
define internal i32 @branch.two(i1 %c) {
  br i1 %c, label %x, label %y, !prof !51
x:
  ret i32 1
y:
  ret i32 2
}

; What a caller says of its own call stays.
; CHECK-LABEL: define i32 @main(
; CHECK: call i32 @element.int(ptr nonnull align 16 %p)
; CHECK: call noundef i32 @element.int(ptr %p)
define i32 @main(ptr %p) {
  %a = call i32 @element.int(ptr nonnull align 16 %p)
  %b = call noundef i32 @element.char(ptr %p)
  %c = call i64 @field.one(ptr %p)
  %d = call i64 @field.two(ptr %p)
  call void @scopes.one(ptr %p)
  call void @scopes.two(ptr %p)
  %e = call ptr @call.one(ptr %p)
  %f = call ptr @call.two(ptr %p)
  %g = call i32 @pure.one(i32 %a)
  %h = call i32 @pure.two(i32 %b)
  %i = call i32 @pure.three(i32 %b)
  %j = call i32 @branch.one(i1 true)
  %k = call i32 @branch.two(i1 true)
  ret i32 %i
}

; CHECK-DAG: [[RANGE]] = !{i32 0, i32 300}
; CHECK-DAG: [[PARENT]] = !{[[FIELD:![0-9]+]], [[FIELD]], i64 0}
; CHECK-DAG: [[FIELD]] = !{!"field", {{.*}}}
; CHECK-DAG: [[BOTH]] = !{[[S1:![0-9]+]], [[S2:![0-9]+]]}
; CHECK-DAG: [[S1]] = distinct !{[[S1]], {{.*}}, !"two"}
; CHECK-DAG: [[S2]] = distinct !{[[S2]], {{.*}}, !"one"}
; CHECK-DAG: [[COMMON]] = !{[[S3:![0-9]+]]}
; CHECK-DAG: [[S3]] = distinct !{[[S3]], {{.*}}, !"three"}
; CHECK-DAG: [[FOUR]] = !{i64 4}

!0 = !{!"root"}
!1 = !{!6, !6, i64 0}
!2 = !{!7, !7, i64 0}
!3 = !{!"field", !0}
!4 = !{!8, !8, i64 0}
!5 = !{!9, !9, i64 0}
!6 = !{!"array of int", !0}
!7 = !{!"array of char", !0}
!8 = !{!"field one", !3}
!9 = !{!"field two", !3}
!10 = !{i32 0, i32 256}
!11 = !{i32 100, i32 300}
!20 = !{}
!21 = !{i32 1}
!30 = distinct !{!30, !"domain"}
!31 = distinct !{!31, !30, !"one"}
!32 = distinct !{!32, !30, !"two"}
!33 = distinct !{!33, !30, !"three"}
!34 = !{!31}
!35 = !{!32}
!36 = !{!33, !31}
!37 = !{!32, !33}
!40 = !{i64 8}
!41 = !{i64 4}
!50 = !{!"branch_weights", i32 1, i32 9}
!51 = !{!"branch_weights", i32 9, i32 1}
