; Copies of what a branch has compared, where it leads.
; RUN: %opt -passes=mincaml-pi -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-pi,mincaml-pi<remove>' -S %s > %t.removed
; RUN: %opt -passes=verify -S %s | diff - %t.removed
; RUN: not %opt -passes='mincaml-pi<delete>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=OPTION
; Instruction selection drops them; other passes may do what they like to them.
; RUN: %opt -passes=mincaml-pi %s | llc -mtriple=sparc -o /dev/null
; RUN: %opt -passes='mincaml-pi,instcombine,simplifycfg,gvn,early-cse,mincaml-pi<remove>' -S %s | FileCheck %s --check-prefix=AFTER

; OPTION: mincaml-pi: expected remove, not 'delete'
; AFTER-NOT: mincaml.pi
; AFTER: define i32 @clamp(
; AFTER-NOT: mincaml.pi

; CHECK-LABEL: define i32 @clamp(
; CHECK: low:
; CHECK-NEXT: %i.pi = bitcast i32 %i to i32, !mincaml.pi [[LESS:![0-9]+]]
; CHECK-NEXT: %n.pi = bitcast i32 %n to i32, !mincaml.pi [[GREATER:![0-9]+]]
; CHECK-NEXT: %next = add i32 %i.pi, 1
; What is known by another name is named by it.
; CHECK: %again = icmp slt i32 %i.pi, 7
; CHECK: seven:
; CHECK-NEXT: %i.pi{{[0-9]+}} = bitcast i32 %i.pi to i32, !mincaml.pi [[SEVEN:![0-9]+]]
; CHECK: high:
; CHECK-NEXT: %i.pi{{[0-9]+}} = bitcast i32 %i to i32
; CHECK: join:
; CHECK-NEXT: %result = phi i32 [ %next.pi, %seven ], [ %n.pi, %low ], [ %i.pi{{[0-9]+}}, %high ]
; CHECK-DAG: [[LESS]] = !{!"%i slt %n"}
; CHECK-DAG: [[GREATER]] = !{!"%n sgt %i"}
; CHECK-DAG: [[SEVEN]] = !{!"%i slt 7"}
define i32 @clamp(i32 %i, i32 %n) {
entry:
  %less = icmp slt i32 %i, %n
  br i1 %less, label %low, label %high
low:
  %next = add i32 %i, 1
  %again = icmp slt i32 %i, 7
  br i1 %again, label %seven, label %join
seven:
  br label %join
high:
  br label %join
join:
  %result = phi i32 [ %next, %seven ], [ %n, %low ], [ %i, %high ]
  ret i32 %result
}
