; A division or a load runs only where the program comes to it.
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each -S %s | FileCheck %s

; The call may not return.
; CHECK-LABEL: @call(
; CHECK: loop:
; CHECK: call void @may_exit()
; CHECK: sdiv
; CHECK: load
define i32 @call(i32 %n, i32 %a, i32 %b, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @may_exit()
  %x = sdiv i32 %a, %b
  %l = load i32, ptr %p
  %y = add i32 %x, %l
  %i1 = add i32 %i, %y
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %i1
}

; The loop before it may not end.
; CHECK-LABEL: @endless(
; CHECK: entry:
; CHECK-NEXT: br label %wait
; CHECK: after:
; CHECK-NEXT: sdiv
define i32 @endless(i32 %a, i32 %b, ptr %p) {
entry:
  br label %wait
wait:
  %s = load volatile i32, ptr %p
  %c = icmp eq i32 %s, 0
  br i1 %c, label %wait, label %after
after:
  %x = sdiv i32 %a, %b
  %y = sdiv i32 %a, %b
  %z = add i32 %x, %y
  ret i32 %z
}

; Nothing between the start of the loop and the division: out of it.
; CHECK-LABEL: @sure(
; CHECK: entry:
; CHECK-NEXT: sdiv
; CHECK: loop:
; CHECK-NOT: sdiv
; CHECK: ret
define i32 @sure(i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = sdiv i32 %a, %b
  %i1 = add i32 %i, %x
  call void @may_exit()
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %i1
}

; Guarded by its condition, it stays after it.
; CHECK-LABEL: @guarded(
; CHECK: divide:
; CHECK: sdiv
define i32 @guarded(i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %zero = icmp eq i32 %b, 0
  br i1 %zero, label %latch, label %divide
divide:
  %x = sdiv i32 %a, %b
  br label %latch
latch:
  %y = phi i32 [ 1, %loop ], [ %x, %divide ]
  %i1 = add i32 %i, %y
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %i1
}

declare void @may_exit() memory(none)
