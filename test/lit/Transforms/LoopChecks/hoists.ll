; Checks of counted loops become one condition in front of the loop.
; RUN: %opt -passes=mincaml-loop-checks -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-loop-checks<size=3>' -S %s | FileCheck %s --check-prefix=NONE
; RUN: %opt -passes='mincaml-loop-checks<growth=3>' -S %s | FileCheck %s --check-prefix=NONE
; RUN: not %opt -passes='mincaml-loop-checks<bits=2>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=OPTION

; OPTION: mincaml-loop-checks: expected size=N or growth=N, not 'bits=2'
; NONE-NOT: .slow
; NONE: define i32 @up(
; NONE-NOT: .slow

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @fail(i32, i32)

; i from start: the first index is inside, and the last one is.
; CHECK-LABEL: define i32 @up(
; CHECK: entry:
; CHECK: %first.inside = icmp ult i32 %start, %length
; CHECK: [[ROOM:%.*]] = sub i32 %length, %start
; CHECK: %last.inside = icmp ult i32 {{%.*}}, [[ROOM]]
; CHECK: [[INSIDE:%.*]] = and i1 %first.inside, %last.inside
; CHECK: br i1 [[INSIDE]], label %header.checked, label %{{.*}}slow, !prof
; The copy has the check.
; CHECK: body.slow:
; CHECK: icmp uge i32 %i.slow, %length
; CHECK-NEXT: br i1 %outside.slow, label %fail, label %ok.slow
; CHECK: body:
; CHECK: br i1 false, label %fail, label %ok
; What is used after the loop comes from either.
; CHECK: exit:
; CHECK: phi i32 [ %sum, %header ], [ %sum.slow, %header.slow ]
define i32 @up(ptr %a, i32 noundef %start, i32 noundef %end, i32 noundef %length) {
entry:
  br label %header
header:
  %i = phi i32 [ %start, %entry ], [ %next, %ok ]
  %sum = phi i32 [ 0, %entry ], [ %new, %ok ]
  %more = icmp slt i32 %i, %end
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %address = getelementptr inbounds i32, ptr %a, i32 %i
  %element = load i32, ptr %address
  %new = add i32 %sum, %element
  %next = add nsw i32 %i, 1
  br label %header
exit:
  ret i32 %sum
}

; Downwards to 0, where the comparison is the other way round.
; CHECK-LABEL: define void @down(
; CHECK: %first.inside = icmp ult i32 %start, %length
; CHECK: %last.inside = icmp ule i32 {{%.*}}, %start
; CHECK: body:
; CHECK: br i1 true, label %ok, label %fail
define void @down(ptr %a, i32 noundef %start, i32 noundef %length) {
entry:
  br label %header
header:
  %i = phi i32 [ %start, %entry ], [ %next, %ok ]
  %more = icmp sge i32 %i, 0
  br i1 %more, label %body, label %exit
body:
  %inside = icmp ugt i32 %length, %i
  br i1 %inside, label %ok, label %fail
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %address = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 0, ptr %address
  %next = add nsw i32 %i, -1
  br label %header
exit:
  ret void
}

; A step that is not known, in 64 bits; an index that does not change.
; CHECK-LABEL: define void @strided(
; CHECK: %first.inside = icmp ult i32 %b, %length
; CHECK: [[LAST:%.*]] = sub i32 %length, 1
; CHECK: [[ROOM:%.*]] = sub i32 [[LAST]], %b
; CHECK: [[STEP:%.*]] = zext i32 %stride to i64
; CHECK: [[T:%.*]] = zext i32 {{%.*}} to i64
; CHECK: [[PRODUCT:%.*]] = mul nuw i64 [[STEP]], [[T]]
; CHECK: [[WIDE:%.*]] = zext i32 [[ROOM]] to i64
; CHECK: %last.inside = icmp ule i64 [[PRODUCT]], [[WIDE]]
; CHECK: %{{.*}} = icmp ult i32 %x, %length
; CHECK: br i1 %{{.*}}, label %header.checked, label
; CHECK: br i1 false, label %fail, label %ok
; CHECK: br i1 false, label %fail2, label %ok2
define void @strided(ptr %a, i32 noundef %b, i32 noundef %stride, i32 noundef %n, i32 noundef %x, i32 noundef %length) {
entry:
  br label %header
header:
  %k = phi i32 [ 0, %entry ], [ %next, %ok2 ]
  %more = icmp slt i32 %k, %n
  br i1 %more, label %body, label %exit
body:
  %product = mul i32 %k, %stride
  %i = add i32 %product, %b
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %outside2 = icmp uge i32 %x, %length
  br i1 %outside2, label %fail2, label %ok2
fail2:
  call void @fail(i32 %x, i32 %length)
  unreachable
ok2:
  %address = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %x, ptr %address
  %next = add nsw i32 %k, 1
  br label %header
exit:
  ret void
}

; The check comes before the test: it is executed in the last iteration too. What
; may be undefined is frozen, since the loop may not depend on it.
; CHECK-LABEL: define void @tested.after(
; What the parts compare, not the parts: one that is undefined must not hide that
; another is false.
; CHECK: [[LENGTH:%.*]] = freeze i32 %length
; CHECK: %first.inside = icmp ult i32 0, [[LENGTH]]
; CHECK: [[LAST:%.*]] = freeze i32 %{{.*}}
; CHECK: %last.inside = icmp ult i32 [[LAST]], %{{.*}}
; CHECK: [[INSIDE:%.*]] = and i1 %first.inside, %last.inside
; CHECK: br i1 [[INSIDE]]
define void @tested.after(ptr %a, i32 %n, i32 %length) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %latch
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
latch:
  %address = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 0, ptr %address
  %next = add i32 %i, 1
  %more = icmp ne i32 %i, %n
  br i1 %more, label %header, label %exit
exit:
  ret void
}

; Two iterations at a time, and an exit between them: the first test bounds the
; number of iterations, rounded up, also for a distance that is no signed number.
; CHECK-LABEL: define void @two.at.a.time(
; CHECK: [[GREATER:%.*]] = call i32 @llvm.smax.i32(i32 %n, i32 %first)
; CHECK: [[DISTANCE:%.*]] = sub i32 [[GREATER]], %first
; CHECK: [[ANY:%.*]] = call i32 @llvm.umin.i32(i32 [[DISTANCE]], i32 1)
; CHECK: udiv i32 {{.*}}, 3
; CHECK: br i1 {{.*}}, label %header.checked, label %{{.*}}.slow
; CHECK: br i1 false, label %fail, label %ok
; CHECK: br i1 false, label %fail2, label %ok2
define void @two.at.a.time(ptr %a, i32 noundef %first, i32 noundef %n, i32 noundef %length) {
entry:
  br label %header
header:
  %i = phi i32 [ %first, %entry ], [ %next, %ok2 ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %second = add i32 %i, 1
  %more2 = icmp slt i32 %second, %n
  br i1 %more2, label %body2, label %exit
body2:
  %outside2 = icmp uge i32 %second, %length
  br i1 %outside2, label %fail2, label %ok2
fail2:
  call void @fail(i32 %second, i32 %length)
  unreachable
ok2:
  %next = add nsw i32 %i, 3
  br label %header
exit:
  ret void
}

; Down.
; CHECK-LABEL: define void @two.down(
; CHECK: call i32 @llvm.smin.i32(i32 %n, i32 %first)
; CHECK: br i1 false, label %fail, label %ok
define void @two.down(ptr %a, i32 noundef %first, i32 noundef %n, i32 noundef %length) {
entry:
  br label %header
header:
  %i = phi i32 [ %first, %entry ], [ %next, %latch ]
  %less = icmp slt i32 %n, %i
  br i1 %less, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @fail(i32 %i, i32 %length)
  unreachable
ok:
  %second = add i32 %i, -1
  %more2 = icmp sgt i32 %second, %n
  br i1 %more2, label %latch, label %exit
latch:
  %next = add nsw i32 %i, -2
  br label %header
exit:
  ret void
}
