; Divisions of nonnegative numbers need no correction of the sign.
; RUN: %opt -passes=mincaml-strength,verify -S %s | FileCheck %s

declare void @use(i32)

; From 0 upwards to an unknown bound; three times that may wrap.
; CHECK-LABEL: define void @counter(
; CHECK:       body:
; CHECK-NEXT:    %q = lshr i32 %i, 3
; CHECK-NEXT:    %r = and i32 %i, 7
; CHECK-NEXT:    %d = udiv i32 %i, 10
; CHECK-NEXT:    %e = lshr exact i32 %i, 1
; CHECK-NEXT:    %m = urem i32 %i, 10
; CHECK:         %kq = sdiv i32 %k, 8
define void @counter(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %q = sdiv i32 %i, 8
  %r = srem i32 %i, 8
  %d = sdiv i32 %i, 10
  %e = sdiv exact i32 %i, 2
  %m = srem i32 %i, 10
  call void @use(i32 %q)
  call void @use(i32 %r)
  call void @use(i32 %d)
  call void @use(i32 %e)
  call void @use(i32 %m)
  %k = shl i32 %i, 2
  %kq = sdiv i32 %k, 8
  call void @use(i32 %kq)
  %i1 = add i32 %i, 1
  br label %loop
out:
  ret void
}

; A range between constants, downwards, and derived values; inside of an inner
; loop. The last is -2 in the end.
; CHECK-LABEL: define void @range(
; CHECK:       inner:
; CHECK-NEXT:    phi
; CHECK-NEXT:    %q = lshr i32 %k, 2
; CHECK-NEXT:    %s = sdiv i32 %l, 4
define void @range(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 100, %entry ], [ %i1, %latch ]
  %m = mul i32 %i, 4
  %k = add i32 %m, 3
  %l = sub i32 %i, 2
  br label %inner
inner:
  %j = phi i32 [ 0, %loop ], [ %j1, %inner ]
  %q = sdiv i32 %k, 4
  %s = sdiv i32 %l, 4
  call void @use(i32 %q)
  call void @use(i32 %s)
  %j1 = add i32 %j, %q
  %d = icmp slt i32 %j1, %n
  br i1 %d, label %inner, label %latch
latch:
  %i1 = sub i32 %i, 1
  %c = icmp sgt i32 %i1, 0
  br i1 %c, label %loop, label %out
out:
  ret void
}

; May be negative, may wrap, by a negative number, by an unknown one.
; CHECK-LABEL: define void @stays(
; CHECK-COUNT-6: sdiv
define void @stays(i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -1, %entry ], [ %i1, %body ]
  %j = phi i32 [ 0, %entry ], [ %j1, %body ]
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %a = sdiv i32 %i, 8
  %b = sdiv i32 %j, 8
  %p = lshr i32 %x, 1
  %d = sdiv i32 %p, -8
  %e = sdiv i32 %p, %n
  %f = sdiv i32 %x, 8
  %g = sdiv i32 %k, 8
  call void @use(i32 %a)
  call void @use(i32 %b)
  call void @use(i32 %d)
  call void @use(i32 %e)
  call void @use(i32 %f)
  call void @use(i32 %g)
  %i1 = add i32 %i, 1
  %j1 = add i32 %j, 2
  %k1 = sub i32 %k, 1
  br label %loop
out:
  ret void
}

; Known without a loop; by one; vectors and unreachable code are left alone.
; CHECK-LABEL: define i32 @straight(
; CHECK:         %d = lshr i32 %p, 4
; CHECK-NEXT:    ret i32 %d
; CHECK:         sdiv <2 x i32>
; CHECK:         sdiv i32 %z
define i32 @straight(i32 %x, <2 x i32> %v) {
  %p = lshr i32 %x, 1
  %one = srem i32 %p, 1
  %y = add i32 %p, %one
  %d = sdiv i32 %p, 16
  ret i32 %d
nowhere:
  %w = sdiv <2 x i32> %v, splat (i32 8)
  %z = and i32 %z, 1
  %u = sdiv i32 %z, 8
  br label %nowhere
}
