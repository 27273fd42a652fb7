; One test guards several iterations; the original loop follows.
; RUN: %opt -passes='mincaml-unroll<factor=2>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-unroll<factor=2>,mincaml-unroll<factor=2>' -S %s | FileCheck %s --check-prefix=ONCE
; RUN: not %opt -passes='mincaml-unroll<factor=1>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=OPTION

; OPTION: mincaml-unroll: expected factor=N from 2 to 64, small=N, growth=N or uncounted, not 'factor=1'
; ONCE-LABEL: define void @up(
; ONCE-COUNT-3: call void @use
; ONCE-NOT: call void @use
; ONCE-LABEL: define void @exits(

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @use(i32)

; The step is tested in front of the loop, and that the bound can be lowered.
; CHECK-LABEL: define void @up(
; CHECK:       entry:
; CHECK:         [[LESS:%.*]] = sub i32 %step, 1
; CHECK:         %step.fits = icmp ult i32 [[LESS]], 2147483647
; CHECK:         [[DISTANCE:%.*]] = mul i32 %step, 1
; CHECK:         [[FIRST:%.*]] = add i32 -2147483648, [[DISTANCE]]
; CHECK:         %bound.fits = icmp sge i32 %n, [[FIRST]]
; CHECK:         [[FITS:%.*]] = and i1 %step.fits, %bound.fits
; CHECK:         %bound.early = sub i32 %n, [[DISTANCE]]
; CHECK:         br i1 [[FITS]], label %header.unrolled, label %header
; CHECK:       header.unrolled:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ %start, %entry ], [ %next.copy1, %body.copy1 ]
; CHECK:         [[STAYS:%.*]] = icmp slt i32 {{.*}}, %bound.early
; CHECK-NEXT:    br i1 [[STAYS]], label %header.copy0, label %header
; CHECK:       body.copy0:
; CHECK-NEXT:    call void @use(i32 [[I]])
; CHECK-NEXT:    %next.copy0 = add i32 [[I]], %step
; CHECK:       body.copy1:
; CHECK-NEXT:    call void @use(i32 %next.copy0)
; CHECK-NEXT:    %next.copy1 = add i32 %next.copy0, %step
; CHECK-NEXT:    br label %header.unrolled
; CHECK:       header:
; CHECK-NEXT:    %i = phi i32 [ %start, %entry ], [ %next, %body ], [ [[I]], %header.unrolled ]
; CHECK:         br i1 %more, label %body, label %exit
define void @up(i32 noundef %start, i32 noundef %n, i32 noundef %step) {
entry:
  br label %header
header:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  call void @use(i32 %i)
  %next = add i32 %i, %step
  br label %header
exit:
  ret void
}

; Each exit is tested, in the order of the loop.
; CHECK-LABEL: define void @exits(
; CHECK:       header.unrolled:
; CHECK:         icmp sle i32
; CHECK-NEXT:    br i1 {{.*}}, label %header.unrolled{{[0-9]+}}, label %header
; CHECK:       header.unrolled{{[0-9]+}}:
; CHECK:         icmp ult i32
; CHECK-NEXT:    br i1 {{.*}}, label %header.copy0, label %header
define void @exits(i32 noundef %n, i32 noundef %length) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp sgt i32 %i, %n
  br i1 %more, label %exit, label %body
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
ok:
  call void @use(i32 %i)
  %next = add i32 %i, 1
  br label %header
fail:
  call void @use(i32 -1)
  unreachable
exit:
  ret void
}

; Inequality: the distance is greater than what the copies walk. The test at the
; end of the loop is of the next value.
; CHECK-LABEL: define i32 @unequal(
; CHECK:       body.unrolled:
; CHECK:         [[NEXT:%.*]] = add i32 %{{.*}}, 1
; CHECK-NEXT:    [[SAME:%.*]] = freeze i32 [[NEXT]]
; CHECK-NEXT:    [[LEFT:%.*]] = sub i32 %n, [[SAME]]
; CHECK:         icmp ugt i32 [[LEFT]], 1
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %sum
define i32 @unequal(ptr %a, i32 noundef %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %before = phi i32 [ 0, %entry ], [ %sum, %body ]
  %address = getelementptr i32, ptr %a, i32 %i
  %element = load i32, ptr %address
  %sum = add i32 %before, %element
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %body
exit:
  ret i32 %sum
}

; Downwards.
; CHECK-LABEL: define void @down(
; CHECK:         %bound.fits = icmp sle i32 %n, 2147483644
; CHECK:         %bound.early = add i32 %n, 3
; CHECK:         icmp sge i32 {{.*}}, %bound.early
; CHECK-LABEL: define void @unequal_down(
; CHECK:         [[LEFT:%.*]] = sub i32 %{{.*}}, %n
; CHECK:         icmp ugt i32 [[LEFT]], 3
define void @down(i32 noundef %start, i32 noundef %n) {
entry:
  br label %header
header:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %less = icmp slt i32 %i, %n
  br i1 %less, label %exit, label %body
body:
  call void @use(i32 %i)
  %next = add i32 %i, -3
  br label %header
exit:
  ret void
}
define void @unequal_down(i32 noundef %start, i32 noundef %n) {
entry:
  br label %header
header:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %exit, label %body
body:
  call void @use(i32 %i)
  %next = add i32 %i, -3
  br label %header
exit:
  ret void
}

; What may be undefined is frozen: the loop might not ask for it.
; CHECK-LABEL: define void @undefined(
; CHECK:         freeze i32 %n
define void @undefined(i32 %start, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  call void @use(i32 %i)
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}
