; Without a factor it is that of the target, and opt has none here; what LLVM can
; count is left to it by an option, and what would be too much by another one.
; RUN: %opt -passes=mincaml-unroll -S %s | FileCheck %s --check-prefix=NONE
; RUN: %opt -passes='mincaml-unroll<factor=2;uncounted>' -S %s | FileCheck %s --check-prefix=UNCOUNTED
; RUN: %opt -passes='mincaml-unroll<factor=4;growth=15>' -S %s | FileCheck %s --check-prefix=NONE
; RUN: %opt -passes='mincaml-unroll<factor=4;growth=16>' -S %s | FileCheck %s --check-prefix=ONE
; RUN: %opt -passes='mincaml-unroll<factor=2>' -disable-output -pass-remarks=mincaml-unroll %s 2>&1 | FileCheck %s --check-prefix=REMARK
; NONE-NOT: .unrolled
; NONE: define void @uncounted(
; NONE-NOT: .unrolled
; UNCOUNTED-LABEL: define void @counted(
; UNCOUNTED: entry:
; UNCOUNTED-NEXT: br label %loop{{$}}
; UNCOUNTED-LABEL: define void @uncounted(
; UNCOUNTED: loop.unrolled:
; ONE-LABEL: define void @counted(
; ONE: loop.unrolled:
; REMARK-COUNT-2: remark: {{.*}}: unrolled: one exit test for 2 iterations
target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @use(i32)

define void @counted(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @uncounted(i32 noundef %n, i32 noundef %step) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, %step
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
