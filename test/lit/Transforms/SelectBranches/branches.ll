; Selects on several comparisons become branches.
; RUN: %opt -passes=mincaml-select-branches -verify-each -S %s | FileCheck %s

; CHECK-LABEL: define double @and(
; CHECK: %c = and i1 %less, %greater
; CHECK: br i1 %c, label %[[CHOSEN:.+]], label %[[JOIN:.+]], !prof ![[WEIGHTS:[0-9]+]]
; CHECK: [[CHOSEN]]:
; CHECK-NEXT: br label %[[JOIN]]
; CHECK: [[JOIN]]:
; CHECK-DAG: %m = phi double [ %t, %[[CHOSEN]] ], [ %d, %entry ]
; CHECK-DAG: %n = phi i32 [ %i, %[[CHOSEN]] ], [ %k, %entry ]
; CHECK: store i32 %n, ptr %p
define double @and(double noundef %t, double noundef %d, i32 %i, i32 %k, ptr %p) {
entry:
  %less = fcmp olt double %t, %d
  %greater = fcmp ogt double %t, 1.0
  %c = and i1 %less, %greater
  %m = select i1 %c, double %t, double %d, !prof !0
  %n = select i1 %c, i32 %i, i32 %k
  store i32 %n, ptr %p
  ret double %m
}

; CHECK-LABEL: define i32 @logical(
; CHECK: br i1 %c
; CHECK: %m = phi i32 [ %i, %chosen ], [ %k, %entry ]
define i32 @logical(i32 %i, i32 %k, i1 %b) {
entry:
  %less = icmp slt i32 %i, %k
  %c = select i1 %less, i1 true, i1 %b
  %m = select i1 %c, i32 %i, i32 %k
  ret i32 %m
}

; The condition has three parts. Its parts are no selects of their own.
; CHECK-LABEL: define i32 @three(
; CHECK: %two = and i1 %a, %b
; CHECK: br i1 %all
define i32 @three(i32 %i, i32 %j, i32 %k) {
entry:
  %a = icmp slt i32 %i, %j
  %b = icmp slt i32 %j, %k
  %two = and i1 %a, %b
  %c = icmp ne i32 %i, 7
  %all = select i1 %two, i1 %c, i1 false
  %m = select i1 %all, i32 %i, i32 %k
  ret i32 %m
}

; One select chooses the result of another condition.
; CHECK-LABEL: define i32 @two.conditions(
; CHECK: br i1 %c1
; CHECK: %m1 = phi
; CHECK: br i1 %c2
; CHECK: %m2 = phi i32 [ %m1,
define i32 @two.conditions(i32 %i, i32 %j, i32 %k) {
entry:
  %a = icmp slt i32 %i, %j
  %b = icmp slt i32 %j, %k
  %c1 = and i1 %a, %b
  %m1 = select i1 %c1, i32 %i, i32 %k
  %d = icmp slt i32 %m1, 5
  %e = icmp sgt i32 %j, 2
  %c2 = or i1 %d, %e
  %m2 = select i1 %c2, i32 %m1, i32 %j
  ret i32 %m2
}

; A branch must not depend on poison.
; CHECK-LABEL: define i32 @poison(
; CHECK: %i.frozen = freeze i32 %i
; CHECK: %a = icmp slt i32 %i.frozen, %k
; CHECK: %x.frozen = freeze float %x
; CHECK: %b = fcmp olt float %x.frozen, 1.0
; CHECK: %two = select i1 %a, i1 %b, i1 false
; CHECK: %f.frozen = freeze i1 %f
; CHECK: %c = or i1 %two, %f.frozen
; CHECK: br i1 %c
; CHECK: %m = phi i32 [ %i, %chosen ], [ %k, %{{.*}} ]
define i32 @poison(i32 %i, i32 noundef %k, float %x, i1 %f) {
  %a = icmp samesign slt i32 %i, %k
  %b = fcmp nnan olt float %x, 1.0
  %two = select i1 %a, i1 %b, i1 false
  %c = or i1 %two, %f
  %m = select i1 %c, i32 %i, i32 %k
  ret i32 %m
}

; CHECK: ![[WEIGHTS]] = !{!"branch_weights", i32 1, i32 9}
!0 = !{!"branch_weights", i32 1, i32 9}
