; A lifetime marker assigns: x is not live before.
; RUN: %opt -disable-output -passes='print<mincaml-liveness>' %s 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      live slots in 'f':
; CHECK-NEXT: %entry: use={} def={x} live-in={} live-out={}
; CHECK-NEXT: s1: x = 1  live={}
; CHECK-NEXT: %loop: use={} def={x} live-in={} live-out={x}
; CHECK-NEXT: s2: if %c  live={x}
; CHECK-NEXT: %set: use={} def={x} live-in={} live-out={x}
; CHECK-NEXT: s3: x = 2  live={x}
; CHECK-NEXT: %use: use={x} def={x} live-in={x} live-out={x}
; CHECK-NEXT: s4: %v = x  live={}
; CHECK-NEXT: s5: if %c  live={x}
; CHECK-NEXT: %exit: use={x} def={} live-in={x} live-out={}
; CHECK-NEXT: s6: ret %v + x  live={}
; CHECK-NEXT: live values in 'f':
; CHECK-NEXT: %entry: use={} def={} live-in={%c} live-out={%c}
; CHECK-NEXT: %loop: use={%c} def={} live-in={%c} live-out={%c}
; CHECK-NEXT: %set: use={} def={} live-in={%c} live-out={%c}
; CHECK-NEXT: %use: use={%c} def={%v} live-in={%c} live-out={%c, %v}
; CHECK-NEXT: %exit: use={%v} def={%w, %r} live-in={%v} live-out={}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define i32 @f(i1 %c) {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  br label %loop

loop:
  call void @llvm.lifetime.start.p0(ptr %x)
  br i1 %c, label %set, label %use

set:
  store i32 2, ptr %x
  br label %use

use:
  %v = load i32, ptr %x
  call void @llvm.lifetime.end.p0(ptr %x)
  br i1 %c, label %loop, label %exit

exit:
  %w = load i32, ptr %x
  %r = add i32 %v, %w
  ret i32 %r
}
