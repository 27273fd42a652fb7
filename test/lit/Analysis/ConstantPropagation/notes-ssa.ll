; The program of the notes on abstract interpretation, on SSA form. y and z are
; constants from the start; r is, x is not.
; RUN: %opt -passes='print<mincaml-constprop>' -disable-output %s 2>&1 | FileCheck --match-full-lines %s

define i32 @notes(i32 %unused) {
block0:
  %y = add i32 2, 0
  %z = add i32 3, 0
  br label %block4

block1:
  %r4 = add i32 %y, %z
  %le = icmp sle i32 %x, %z
  br i1 %le, label %block3, label %block2

block2:
  %r6 = add i32 %z, %y
  br label %block3

block3:
  %r7 = phi i32 [ %r4, %block1 ], [ %r6, %block2 ]
  %next = add i32 %x, 1
  br label %block4

block4:
  %x = phi i32 [ 1, %block0 ], [ %next, %block3 ]
  %r = phi i32 [ 5, %block0 ], [ %r7, %block3 ]
  %lt = icmp slt i32 %x, 10
  br i1 %lt, label %block1, label %end

end:
  ret i32 %r
}
; CHECK:      Constants in function 'notes':
; CHECK-NEXT: %block0:
; CHECK-NEXT:   %y = 2
; CHECK-NEXT:   %z = 3
; CHECK-NEXT: %block1:
; CHECK-NEXT:   %r4 = 5
; CHECK-NEXT:   %le = top
; CHECK-NEXT: %block2:
; CHECK-NEXT:   %r6 = 5
; CHECK-NEXT: %block3:
; CHECK-NEXT:   %r7 = 5
; CHECK-NEXT:   %next = top
; CHECK-NEXT: %block4:
; CHECK-NEXT:   %x = top
; CHECK-NEXT:   %r = 5
; CHECK-NEXT:   %lt = top
; CHECK-NEXT: %end:
