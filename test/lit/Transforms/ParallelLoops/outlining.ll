; What the pass makes of a loop with a reduction: the tests before it, the environment, the
; body, and the values after the loop.
; RUN: %opt -S -passes='mincaml-parallel<threshold=500>' %s | FileCheck %s
; The remaining loop and the body are not changed again.
; RUN: %opt -S -passes='mincaml-parallel<threshold=500>' %s -o %t.once.ll
; RUN: %opt -S -passes='mincaml-parallel<threshold=500>,mincaml-parallel<threshold=500>' %s -o %t.twice.ll
; RUN: diff %t.once.ll %t.twice.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n8:16:32:64-S128"

; CHECK-LABEL: define i32 @sum(
; CHECK:         %environment = alloca { i32, i32, ptr, i32 }
; CHECK:         [[N:%.*]] = zext i32 {{.*}} to i64
; CHECK-DAG:     icmp uge i64 [[N]], 2
; CHECK-DAG:     icmp ule i64 [[N]], 2147483647
; CHECK-DAG:     [[WORK:%.*]] = mul i64 [[N]]
; CHECK-DAG:     icmp uge i64 [[WORK]], 500
; CHECK:         br i1 {{.*}}, label %threads, label %sequential
; CHECK:       threads:
; CHECK:         [[T:%.*]] = call i32 @min_caml_parallel_threads()
; CHECK:         [[MANY:%.*]] = icmp sgt i32 [[T]], 1
; CHECK:         br i1 [[MANY]], label %parallel, label %sequential
; CHECK:       parallel:
; CHECK:         store i32 %first, ptr
; CHECK:         store ptr %a, ptr
; CHECK:         store i32 5, ptr [[TOTAL:%.*]],
; CHECK:         call void @min_caml_parallel_run(ptr @sum.parallel, i32 [[COUNT:%.*]], ptr %environment)
; CHECK:         [[DISTANCE:%.*]] = mul i32 [[COUNT]], 3
; CHECK:         [[LAST:%.*]] = add i32 %first, [[DISTANCE]]
; CHECK:         [[SUM:%.*]] = load i32, ptr
; CHECK:         br label %parallel.done
; CHECK:       sequential:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK:         br i1 {{.*}}, label %body, label %parallel.done
; CHECK:       out:
; CHECK:         sub i32 %s.out, %i.out
; CHECK:       parallel.done:
; CHECK-DAG:     %i.out = phi i32 [ %i, %loop ], [ [[LAST]], %parallel ]
; CHECK-DAG:     %s.out = phi i32 [ %s, %loop ], [ [[SUM]], %parallel ]
; CHECK:         br label %out
define i32 @sum(ptr %a, i32 %first, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %i1, %body ]
  %s = phi i32 [ 5, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %s1 = add nsw i32 %s, %v
  %i1 = add nsw i32 %i, 3
  br label %loop
out:
  %r = sub i32 %s, %i
  ret i32 %r
}

; A function with a parallel loop accesses other memory than before.
; CHECK-LABEL: define i32 @attributes(i32 %n) {
; CHECK:         call void @min_caml_parallel_run(ptr @attributes.parallel
define i32 @attributes(i32 %n) memory(none) nosync nofree {
entry:
  %enters = icmp sgt i32 %n, 0
  br i1 %enters, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 1, %entry ], [ %s1, %loop ]
  %t = mul i32 %i, %i
  %s1 = xor i32 %s, %t
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
; CHECK:         ret i32 %s1.out
; CHECK:       parallel.done:
; CHECK:         %s1.out = phi i32 [ %s1, %loop ]
  ret i32 %s1
none:
  ret i32 0
}

; The test is at the end: the number of iterations is that of the back edges plus 1.
; CHECK-LABEL: define internal void @attributes.parallel(
; CHECK:         %s = phi i32 {{.*}}[ 0, %entry ]
; CHECK:         %s1 = xor i32 %s
; CHECK:         [[K2:%.*]] = add nuw nsw i32 %iteration, 1
; CHECK:         icmp eq i32 [[K2]], %end
; CHECK:         xor i32 {{.*}}, %s1
; CHECK:         ret void

; The additions of the body may overflow where those of the loop do not: another start.
; CHECK-LABEL: define internal void @sum.parallel(i32 %begin, i32 %end, ptr %environment)
; CHECK:       entry:
; CHECK:         [[OFFSET:%.*]] = mul i32 %begin, 3
; CHECK:         [[START:%.*]] = add i32 %first, [[OFFSET]]
; CHECK:       loop:
; CHECK-NEXT:    [[K:%.*]] = phi i32 [ %begin, %entry ], [ [[K1:%.*]], %body ]
; CHECK-NEXT:    %i = phi i32 [ [[START]], %entry ], [ %i1, %body ]
; CHECK-NEXT:    %s = phi i32 [ 0, %entry ], [ %s1, %body ]
; CHECK:         [[DONE:%.*]] = icmp eq i32 [[K]], %end
; CHECK:         br i1 [[DONE]], label %done, label %body
; CHECK:         %s1 = add i32 %s, %v
; CHECK:         [[K1]] = add nuw nsw i32 [[K]], 1
; CHECK:       done:
; CHECK-NEXT:    call void @min_caml_parallel_lock()
; CHECK:         [[OLD:%.*]] = load i32, ptr [[FIELD:%.*]],
; CHECK:         [[NEW:%.*]] = add i32 [[OLD]], %s
; CHECK:         store i32 [[NEW]], ptr [[FIELD]]
; CHECK:         call void @min_caml_parallel_unlock()
; CHECK-NEXT:    ret void
