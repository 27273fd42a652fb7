; Loops whose exit test follows the accesses, and whose latch only computes the next values
; of induction variables. An iteration ends at the test.
; RUN: %opt -S -passes='mincaml-parallel<threshold=500>' %s | FileCheck %s
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n8:16:32:64-S128"

; 1000 iterations are executed. The last one of a chunk includes its addition.
; CHECK-LABEL: define i32 @sum(
; CHECK:         call void @min_caml_parallel_run(ptr @sum.parallel, i32 1000, ptr
define i32 @sum(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 5, %entry ], [ %add, %next ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %x = load i32, ptr %p
  %add = add i32 %s, %x
  %more = icmp slt i32 %i, 999
  br i1 %more, label %next, label %out

next:
  %j = add i32 %i, 1
  br label %loop

out:
  ret i32 %add
}

; The last iteration does not execute this addition.
; CHECK-LABEL: define i32 @addition_after_test(
; CHECK-NOT:     min_caml_parallel_run
; CHECK:         ret i32
define i32 @addition_after_test(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 5, %entry ], [ %add, %next ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %x = load i32, ptr %p
  %more = icmp slt i32 %i, 999
  br i1 %more, label %next, label %out

next:
  %add = add i32 %s, %x
  %j = add i32 %i, 1
  br label %loop

out:
  ret i32 %s
}

; Nor this store.
; CHECK-LABEL: define void @store_after_test(
; CHECK-NOT:     min_caml_parallel_run
; CHECK:         ret void
define void @store_after_test(ptr noalias %a, ptr noalias %b) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %i, ptr %p
  %more = icmp slt i32 %i, 999
  br i1 %more, label %next, label %out

next:
  %q = getelementptr inbounds i32, ptr %b, i32 %i
  store i32 %i, ptr %q
  %j = add i32 %i, 1
  br label %loop

out:
  ret void
}

; CHECK-LABEL: define internal void @sum.parallel(
; CHECK:         %add{{.*}} = add i32 %s{{.*}}, %x
; CHECK:         [[NEXT:%.*]] = add nuw nsw i32 %iteration, 1
; CHECK:         [[LAST:%.*]] = icmp eq i32 [[NEXT]], %end
; CHECK-NEXT:    br i1 [[LAST]], label %done, label %next
; CHECK:       done:
; CHECK:         add i32 %{{.*}}, %add
