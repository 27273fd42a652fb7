; Blocks that cannot be reached are not part of the table; a phi node kills what
; it is an operand of.
; RUN: %opt -passes='print<mincaml-available-exprs>' -disable-output %s 2>&1 | FileCheck %s

; CHECK:      e1 = add i32 %i, 1
; CHECK-NEXT: block
; CHECK-NEXT: %entry {} {} {} {}
; CHECK-NEXT: %loop {e1} {} {} {e1}
; CHECK-NOT: %dead
define void @f() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ 0, %dead ]
  %next = add i32 %i, 1
  br label %loop
dead:
  %x = add i32 1, 2
  br label %loop
}
