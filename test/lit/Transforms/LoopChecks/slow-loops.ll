; The loop as it was, which is executed only if the program ends in it, is not
; unrolled: neither by LLVM nor by mincaml-unroll. The other one may be.
; RUN: %opt -passes=mincaml-loop-checks -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-loop-checks,simplifycfg,mincaml-unroll<factor=2>' -verify-each -S %s | FileCheck %s --check-prefix=UNROLLED

; CHECK: br label %header.slow, !llvm.loop [[LOOP:![0-9]+]]
; CHECK: ok:
; CHECK: br label %header{{$}}
; CHECK: [[LOOP]] = distinct !{[[LOOP]], [[DISABLE:![0-9]+]]}
; CHECK: [[DISABLE]] = !{!"llvm.loop.unroll.disable"}

; UNROLLED-NOT: slow.unrolled
; UNROLLED: header.unrolled:
; UNROLLED-NOT: slow.unrolled
target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @fail(i32, i32)

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
