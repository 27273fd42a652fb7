; Arrays and rows that are compared at run time.
; RUN: %opt -S -passes='mincaml-parallel<threshold=0>' -pass-remarks=mincaml-parallel \
; RUN:   -pass-remarks-missed=mincaml-parallel %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n8:16:32:64-S128"

; a.(i) <- b.(i): the comparison of two objects.
; REMARK-DAG: {{.*}} loop is parallel, if the objects that it writes differ from others
; CHECK-LABEL: define tailcc void @arrays(
; CHECK:         %sets = alloca [2 x { ptr, ptr, i64, i64 }]
; CHECK:         br i1 {{.*}}, label %compare, label %sequential
; CHECK:       compare:
; CHECK:         store ptr null, ptr [[A0:%.*]],
; CHECK:         store ptr %a, ptr
; CHECK:         store ptr null, ptr [[B0:%.*]],
; CHECK:         store ptr %b, ptr
; CHECK:         [[D:%.*]] = call i32 @min_caml_parallel_disjoint(ptr %sets, i32 1, i32 2)
; CHECK:         icmp ne i32 [[D]], 0
; CHECK:         br i1 {{.*}}, label %parallel, label %sequential
define tailcc void @arrays(ptr %a, ptr %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %q = getelementptr inbounds i32, ptr %b, i32 %i
  %v = load i32, ptr %q, !tbaa !1
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %p, !tbaa !1
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

; a.(i) <- a.(i - 1): an array differs from itself in no run.
; REMARK-DAG: {{.*}} loop is not parallel: the store to %p may overlap the access to %q in another iteration
; CHECK-LABEL: define tailcc void @same(
; CHECK-NOT:     @min_caml_parallel
; CHECK:         ret void
define tailcc void @same(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %before = sub nsw i32 %i, 1
  %q = getelementptr inbounds i32, ptr %a, i32 %before
  %v = load i32, ptr %q, !tbaa !1
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %p, !tbaa !1
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

; a.(i + 1).(0) <- b.(k).(0) + a.(i + 1).(1), where k is unknown: the rows of a are written;
; all rows of b are read.
; REMARK-DAG: {{.*}} loop is parallel, if the objects that it writes differ from others
; CHECK-LABEL: define tailcc void @rows(
; CHECK:         %sets = alloca [2 x { ptr, ptr, i64, i64 }]
; CHECK:         [[FIRST:%.*]] = getelementptr {{.*}}ptr %a, i64 8
; CHECK:       compare:
; CHECK:         store ptr %a, ptr
; CHECK:         store ptr [[FIRST]], ptr
; CHECK:         store i64 8, ptr
; CHECK:         store ptr %b, ptr
; CHECK:         store ptr null, ptr
; CHECK:         call i32 @min_caml_parallel_disjoint(ptr %sets, i32 1, i32 2)
define tailcc void @rows(ptr %a, ptr %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i64 %i, 100
  br i1 %c, label %body, label %out
body:
  %i1 = add nsw i64 %i, 1
  %sa = getelementptr inbounds ptr, ptr %a, i64 %i1
  %ra = load ptr, ptr %sa, !tbaa !3
  %k = xor i64 %i, 5
  %sb = getelementptr inbounds ptr, ptr %b, i64 %k
  %rb = load ptr, ptr %sb, !tbaa !3
  %v = load i32, ptr %rb, !tbaa !1
  %p1 = getelementptr inbounds i32, ptr %ra, i64 1
  %w = load i32, ptr %p1, !tbaa !1
  %x = add i32 %v, %w
  store i32 %x, ptr %ra, !tbaa !1
  br label %loop
out:
  ret void
}

; a.(i).(0) <- b.(n).(0), where n does not change: the program compares the rows of a with that
; one, if it exists.
; REMARK-DAG: {{.*}} loop is parallel, if the objects that it writes differ from others
; CHECK-LABEL: define tailcc void @one_row(
; CHECK:         [[SLOT:%.*]] = getelementptr {{.*}}ptr %b, i64
; CHECK:       compare:
; CHECK:         store ptr %a, ptr
; CHECK:         store ptr %a, ptr
; CHECK:         store i64 8, ptr
; CHECK:         store i64 100, ptr
; CHECK:         store ptr %b, ptr
; CHECK:         store ptr [[SLOT]], ptr
; CHECK:         store i64 0, ptr
; CHECK:         store i64 1, ptr
; CHECK:         call i32 @min_caml_parallel_disjoint(ptr %sets, i32 1, i32 2)
define tailcc void @one_row(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i64 %i, 100
  br i1 %c, label %body, label %out
body:
  %i1 = add nsw i64 %i, 1
  %sa = getelementptr inbounds ptr, ptr %a, i64 %i
  %ra = load ptr, ptr %sa, !tbaa !3
  %sb = getelementptr inbounds ptr, ptr %b, i64 %n
  %rb = load ptr, ptr %sb, !tbaa !3
  %v = load i32, ptr %rb, !tbaa !1
  store i32 %v, ptr %ra, !tbaa !1
  br label %loop
out:
  ret void
}

; All iterations write the same row.
; REMARK-DAG: {{.*}} loop is not parallel: the store to %rb may overlap that of another iteration
; CHECK-LABEL: define tailcc void @writes_one_row(
; CHECK-NOT:     @min_caml_parallel
; CHECK:         ret void
define tailcc void @writes_one_row(ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i64 %i, 100
  br i1 %c, label %body, label %out
body:
  %i1 = add nsw i64 %i, 1
  %sb = getelementptr inbounds ptr, ptr %b, i64 %n
  %rb = load ptr, ptr %sb, !tbaa !3
  %v = trunc i64 %i to i32
  store i32 %v, ptr %rb, !tbaa !1
  br label %loop
out:
  ret void
}

; The rows of unknown numbers are written.
; REMARK-DAG: {{.*}} loop is not parallel: the store to %ra may overlap that of another iteration
; CHECK-LABEL: define tailcc void @unknown(
; CHECK-NOT:     @min_caml_parallel
; CHECK:         ret void
define tailcc void @unknown(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i64 %i, 100
  br i1 %c, label %body, label %out
body:
  %i1 = add nsw i64 %i, 1
  %k = xor i64 %i, 5
  %sa = getelementptr inbounds ptr, ptr %a, i64 %k
  %ra = load ptr, ptr %sa, !tbaa !3
  store i32 7, ptr %ra, !tbaa !1
  br label %loop
out:
  ret void
}

; Without MinCaml's tags, a pointer in memory may be an address inside of an object.
; REMARK-DAG: {{.*}} loop is not parallel: the store to %ra may overlap the access to %sa in another iteration
; CHECK-LABEL: define tailcc void @untagged(
; CHECK-NOT:     @min_caml_parallel
; CHECK:         ret void
define tailcc void @untagged(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i64 %i, 100
  br i1 %c, label %body, label %out
body:
  %i1 = add nsw i64 %i, 1
  %sa = getelementptr inbounds ptr, ptr %a, i64 %i
  %ra = load ptr, ptr %sa
  store i32 7, ptr %ra, !tbaa !1
  br label %loop
out:
  ret void
}

; The address of a variable is not that of an object.
; REMARK-DAG: {{.*}} loop is not parallel: the store to %p may overlap the access to %q in another iteration
; CHECK-LABEL: define tailcc void @inside(
; CHECK-NOT:     @min_caml_parallel
; CHECK:         ret void
define tailcc void @inside(ptr %a, ptr %b, i1 %x) {
entry:
  %next = getelementptr inbounds i32, ptr %b, i32 1
  %c0 = select i1 %x, ptr %a, ptr %next
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, 100
  br i1 %c, label %body, label %out
body:
  %q = getelementptr inbounds i32, ptr %b, i32 %i
  %v = load i32, ptr %q, !tbaa !1
  %p = getelementptr inbounds i32, ptr %c0, i32 %i
  store i32 %v, ptr %p, !tbaa !1
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

!0 = !{!"MinCaml"}
!1 = !{!2, !2, i64 0}
!2 = !{!"array of int", !0, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"array of int array", !0, i64 0}
