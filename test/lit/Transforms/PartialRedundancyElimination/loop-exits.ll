; Two critical edges out of a loop to one block: each is split, nothing else is.
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %s | FileCheck %s

; CHECK: {{^}}loop.else_crit_edge:
; CHECK-NEXT: [[FIRST:%.*]] = add i32 %j4, %bit5
; CHECK: {{^}}then.else_crit_edge:
; CHECK-NEXT: [[SECOND:%.*]] = add i32 %j4, %bit5
; CHECK: {{^}}else:
; CHECK-NEXT: [[SUM:%.*]] = phi i32 [ [[SECOND]], %then.else_crit_edge ], [ [[FIRST]], %loop.else_crit_edge ]
; CHECK-NEXT: ret i32 [[SUM]]
define i32 @add(i32 %j, i32 %bit) {
entry:
  br label %loop

loop:
  %j4 = phi i32 [ %j, %entry ], [ %sub, %then2 ]
  %bit5 = phi i32 [ %bit, %entry ], [ %div, %then2 ]
  %cmp = icmp sgt i32 %bit5, 0
  br i1 %cmp, label %then, label %else

then:
  %cmp1 = icmp sge i32 %j4, %bit5
  br i1 %cmp1, label %then2, label %else

then2:
  %sub = sub i32 %j4, %bit5
  %div = sdiv i32 %bit5, 2
  br label %loop

else:
  %add3 = add i32 %j4, %bit5
  ret i32 %add3
}
