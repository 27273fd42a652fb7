; A recursion that calls itself in one place and that is entered once is as long as
; the stack is deep. Others are unrolled: one that is entered in a loop, and one
; that calls itself twice.
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=100;gain=30>' -verify-each -S %s | FileCheck %s

; CHECK-LABEL: define internal double @once(
; CHECK-COUNT-1: fadd
; CHECK-NOT: fadd
; CHECK-LABEL: define internal double @often(
define internal double @once(i32 %n, double %x) {
  %none = icmp eq i32 %n, 0
  br i1 %none, label %end, label %more
end:
  ret double 0.0
more:
  %next = sub i32 %n, 1
  %rest = call double @once(i32 %next, double %x)
  %all = fadd double %rest, %x
  ret double %all
}

; CHECK-COUNT-3: fadd
; CHECK-LABEL: define internal double @tree(
define internal double @often(i32 %n, double %x) {
  %none = icmp eq i32 %n, 0
  br i1 %none, label %end, label %more
end:
  ret double 0.0
more:
  %next = sub i32 %n, 1
  %rest = call double @often(i32 %next, double %x)
  %all = fadd double %rest, %x
  ret double %all
}

; CHECK-COUNT-3: fadd
; CHECK-LABEL: define void @min_caml_start(
define internal double @tree(i32 %n, double %x) {
  %none = icmp eq i32 %n, 0
  br i1 %none, label %end, label %more
end:
  ret double %x
more:
  %next = sub i32 %n, 1
  %left = call double @tree(i32 %next, double %x)
  %right = call double @tree(i32 %next, double %left)
  %all = fadd double %left, %right
  ret double %all
}

declare i32 @number()
declare void @print(double)
define void @min_caml_start() {
entry:
  %n = call i32 @number()
  %a = call double @once(i32 %n, double 1.0)
  %b = call double @tree(i32 %n, double %a)
  call void @print(double %b)
  br label %loop
loop:
  %m = phi i32 [ %n, %entry ], [ %less, %loop ]
  %c = call double @often(i32 %m, double 1.0)
  call void @print(double %c)
  %less = sub i32 %m, 1
  %again = icmp sgt i32 %less, 0
  br i1 %again, label %loop, label %end
end:
  ret void
}
