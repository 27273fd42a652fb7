; Loops at a smaller depth than others are marked, through calls, too; not those
; that are as deep as the others may be.
; RUN: %opt -passes=mincaml-cold-loops -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-cold-loops<levels=3>' -S %s | FileCheck %s --check-prefix=THREE
; RUN: %opt -passes='mincaml-cold-loops<levels=4294967295>' -S %s | FileCheck %s --check-prefix=THREE
; RUN: %opt -passes='mincaml-cold-loops,mincaml-cold-loops' -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-cold-loops,function(mincaml-unroll<factor=2>)' -verify-each -S %s | FileCheck %s --check-prefix=UNROLLED
; RUN: not %opt -passes='mincaml-cold-loops<levels=0>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=OPTION
; RUN: %opt -passes=mincaml-cold-loops -disable-output -pass-remarks-missed=mincaml-cold-loops %s 2>&1 | FileCheck %s --check-prefix=REMARK
; OPTION: mincaml-cold-loops: expected levels=N, at least 1, not 'levels=0'
; REMARK: remark: {{.*}}: not unrolled: most of the time is spent in an inner loop
; REMARK: remark: {{.*}}: not unrolled: its loop depth is 1, while the deepest loop has depth 3

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare i32 @number()

; Called in two loops.
; CHECK-LABEL: define internal void @called(
; CHECK: br i1 %more, label %loop, label %exit{{$}}
; UNROLLED-LABEL: define internal void @called(
; UNROLLED: loop.unrolled:
define internal void @called(ptr %p, i32 noundef %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; One loop around the other, which calls: the outer one is marked as such.
; CHECK-LABEL: define void @min_caml_start(
; CHECK: br i1 %outer.more, label %outer, label %exit, !llvm.loop [[OUTER:![0-9]+]]
; CHECK: br i1 %fill.more, label %fill, label %end, !llvm.loop [[FILL:![0-9]+]]
; THREE-LABEL: define void @min_caml_start(
; THREE: br i1 %fill.more, label %fill, label %end{{$}}
; UNROLLED-LABEL: define void @min_caml_start(
; UNROLLED-NOT: fill.unrolled:
; UNROLLED: br i1 %fill.more, label %fill, label %end, !llvm.loop
; UNROLLED: ret void
define void @min_caml_start(ptr %p) {
entry:
  %n = call i32 @number()
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %outer.next, %latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %inner.next, %inner ]
  call void @called(ptr %p, i32 %n)
  %inner.next = add nsw i32 %k, 1
  %inner.more = icmp slt i32 %inner.next, 20
  br i1 %inner.more, label %inner, label %latch
latch:
  %outer.next = add nsw i32 %j, 1
  %outer.more = icmp slt i32 %outer.next, 3
  br i1 %outer.more, label %outer, label %exit
exit:
  br label %fill
fill:
  %i = phi i32 [ 0, %exit ], [ %fill.next, %fill ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %fill.next = add nsw i32 %i, 1
  %fill.more = icmp slt i32 %fill.next, %n
  br i1 %fill.more, label %fill, label %end
end:
  ret void
}
; CHECK-DAG: [[OUTER]] = distinct !{[[OUTER]], [[DISABLE:![0-9]+]]}
; CHECK-DAG: [[FILL]] = distinct !{[[FILL]], [[DISABLE]]}
; CHECK-DAG: [[DISABLE]] = !{!"llvm.loop.unroll.disable"}
