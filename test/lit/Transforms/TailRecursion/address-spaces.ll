; Addresses may have different widths.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s
target datalayout = "p1:32:32"

@near = internal addrspace(1) global i32 0
@far = internal global i32 0

; CHECK-LABEL: define void @f(
; CHECK: loop:
; CHECK-NOT: call
define void @f(i32 %n) {
  %v = load i32, ptr @far
  %w = load i32, ptr addrspace(1) @near
  %s = add i32 %v, %w
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %again
again:
  %m = sub i32 %n, 1
  store i32 %s, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @near, i32 0)
  store i32 %m, ptr getelementptr (i8, ptr @far, i64 0)
  tail call void @f(i32 %m)
  ret void
done:
  ret void
}
