; Phi nodes read on edges: %k is live out of entry and not into loop, %next out
; of latch only; %b swaps with %a and is live through latch.
; RUN: %opt -disable-output -passes='print<mincaml-liveness>' %s 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      live slots in 'f':
; CHECK-NEXT: %entry: use={} def={} live-in={} live-out={}
; CHECK-NEXT: %loop: use={} def={} live-in={} live-out={}
; CHECK-NEXT: s1: if %i == %n  live={}
; CHECK-NEXT: %latch: use={} def={} live-in={} live-out={}
; CHECK-NEXT: s2: %next = %i + 1  live={}
; CHECK-NEXT: %exit: use={} def={} live-in={} live-out={}
; CHECK-NEXT: s3: ret %a  live={}
; CHECK-NEXT: live values in 'f':
; CHECK-NEXT: %entry: use={} def={} live-in={%n, %k} live-out={%n, %k}
; CHECK-NEXT: %loop: use={%n} def={%a, %b, %i, %done} live-in={%n} live-out={%n, %a, %b, %i}
; CHECK-NEXT: %latch: use={%i} def={%next} live-in={%n, %a, %b, %i} live-out={%n, %a, %b, %next}
; CHECK-NEXT: %exit: use={%a} def={} live-in={%a} live-out={}

define i32 @f(i32 %n, i32 %k) {
entry:
  br label %loop

loop:
  %a = phi i32 [ 0, %entry ], [ %b, %latch ]
  %b = phi i32 [ %k, %entry ], [ %a, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %exit, label %latch

latch:
  %next = add i32 %i, 1
  br label %loop

exit:
  ret i32 %a
}
