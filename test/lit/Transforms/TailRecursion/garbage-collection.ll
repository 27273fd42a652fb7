; Functions with a garbage collection strategy are not changed.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s

; CHECK-LABEL: define void @f(
; CHECK: call void @f(
define void @f(i32 %n) gc "shadow-stack" {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %again
again:
  %m = sub i32 %n, 1
  tail call void @f(i32 %m)
  ret void
done:
  ret void
}
