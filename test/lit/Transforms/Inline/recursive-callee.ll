; A function takes in a recursive function in at most three iterations, however
; many there are and however small it is: here by 2, 4 and 8 levels, since @down
; unrolls itself meanwhile.
; RUN: %opt -passes='mincaml-inline<threshold=100;iterations=50>' -S %s | FileCheck %s

; CHECK-LABEL: @outside(
; CHECK-COUNT-14: icmp eq
; CHECK-NOT: icmp eq
; CHECK: }
define i32 @outside(i32 %n) {
  %r = call i32 @down(i32 %n)
  ret i32 %r
}

; CHECK-LABEL: define internal i32 @down(
define internal i32 @down(i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %end, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @down(i32 %less)
  br label %end
end:
  %s = phi i32 [ 0, %entry ], [ %r, %more ]
  %t = add i32 %s, %n
  ret i32 %t
}
