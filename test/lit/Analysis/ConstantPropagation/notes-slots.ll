; The program of the notes on abstract interpretation, on slot form: the state of
; the analysis is variable -> constant. y, z and r are constant, x is not.
;
;   0  I0 = x := 1
;      I1 = y := 2
;      I2 = z := 3
;      I3 = goto I8
;   1  I4 = r := y + z
;      I5 = if x <= z goto I7
;   2  I6 = r := z + y
;   3  I7 = x := x + 1
;   4  I8 = if x < 10 goto I4
;
; RUN: %opt -passes='print<mincaml-constprop>' -disable-output %s 2>&1 | FileCheck --match-full-lines %s
; RUN: %opt -passes='dot<mincaml-constprop>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=DOT

define i32 @notes() {
block0:
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %r = alloca i32
  store i32 1, ptr %x
  store i32 2, ptr %y
  store i32 3, ptr %z
  br label %block4

block1:
  %y4 = load i32, ptr %y
  %z4 = load i32, ptr %z
  %sum4 = add i32 %y4, %z4
  store i32 %sum4, ptr %r
  %x5 = load i32, ptr %x
  %z5 = load i32, ptr %z
  %le = icmp sle i32 %x5, %z5
  br i1 %le, label %block3, label %block2

block2:
  %z6 = load i32, ptr %z
  %y6 = load i32, ptr %y
  %sum6 = add i32 %z6, %y6
  store i32 %sum6, ptr %r
  br label %block3

block3:
  %x7 = load i32, ptr %x
  %next = add i32 %x7, 1
  store i32 %next, ptr %x
  br label %block4

block4:
  %x8 = load i32, ptr %x
  %lt = icmp slt i32 %x8, 10
  br i1 %lt, label %block1, label %end

end:
  %result = load i32, ptr %r
  ret i32 %result
}
; CHECK:      Constants in function 'notes':
; CHECK-NEXT: %block0:
; CHECK-NEXT:   start: %x=bottom %y=bottom %z=bottom %r=bottom
; CHECK-NEXT:   %x := 1
; CHECK-NEXT:   %y := 2
; CHECK-NEXT:   %z := 3
; CHECK-NEXT:   end: %x=1 %y=2 %z=3 %r=bottom
; CHECK-NEXT: %block1:
; CHECK-NEXT:   start: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT:   %y4 = 2
; CHECK-NEXT:   %z4 = 3
; CHECK-NEXT:   %sum4 = 5
; CHECK-NEXT:   %r := 5
; CHECK-NEXT:   %x5 = top
; CHECK-NEXT:   %z5 = 3
; CHECK-NEXT:   %le = top
; CHECK-NEXT:   end: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT: %block2:
; CHECK-NEXT:   start: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT:   %z6 = 3
; CHECK-NEXT:   %y6 = 2
; CHECK-NEXT:   %sum6 = 5
; CHECK-NEXT:   %r := 5
; CHECK-NEXT:   end: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT: %block3:
; CHECK-NEXT:   start: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT:   %x7 = top
; CHECK-NEXT:   %next = top
; CHECK-NEXT:   %x := top
; CHECK-NEXT:   end: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT: %block4:
; CHECK-NEXT:   start: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT:   %x8 = top
; CHECK-NEXT:   %lt = top
; CHECK-NEXT:   end: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT: %end:
; CHECK-NEXT:   start: %x=top %y=2 %z=3 %r=5
; CHECK-NEXT:   %result = 5
; CHECK-NEXT:   end: %x=top %y=2 %z=3 %r=5

; DOT: digraph "Constants in 'notes'" {
; DOT: label="{%block2\l  start: %x=top %y=2 %z=3 %r=5\l  %z6 = 3\l  %y6 = 2\l  %sum6 = 5\l  %r := 5\l
